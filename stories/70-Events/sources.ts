import type { Source } from '../../tests/workbench/reactions.ts';

const files = import.meta.glob<string>(
  [
    '../../src/slices/rules.ts',
    '../../src/slices/**/events.ts',
    '../../src/slices/**/{reducer,unsettled}.ts',
    '!**/*.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The sources that the catalogue reads, as they were when the workbench was built. */
export const sources: readonly Source[] = Object.entries(files).map(([path, text]) => ({
  path: path.replace('../../src/', ''),
  text,
}));
