import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AppEventType } from '../../src/slices/events.ts';
import { initialState, type AppState } from '../../src/slices/state.ts';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

export interface Source {
  /** From src/, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** Every source file of the shop but its tests. */
export const sources: readonly Source[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(`${SRC}/${path}`, 'utf8') }));

export const slices = Object.keys(initialState) as readonly (keyof AppState)[];

const meanings = new Map(
  slices.map((slice) => {
    const files = sources.filter(({ path }) => path.startsWith(`slices/${slice}/reducer`));
    const entries = files.flatMap(({ text }) => [
      ...text.matchAll(/^ {2}'([a-z]+\/[A-Za-z]+)': (?!null,)/gm),
    ]);
    return [slice, new Set(entries.map(([, type]) => type as AppEventType))] as const;
  }),
);

/** The events that mean something for a slice, read off its table. */
export const meaningsOf = (slice: keyof AppState): ReadonlySet<AppEventType> =>
  meanings.get(slice) ?? new Set();
