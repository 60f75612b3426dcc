import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IndexedStory } from '../workbench/storyIndex.ts';
import { serveSite } from './site.ts';

/** Where `npm run storybook:build` puts the workbench. */
export const BUILT = fileURLToPath(new URL('../../.cache/storybook', import.meta.url));

/** The stories of the built workbench. */
export function builtStories(): readonly Omit<IndexedStory, 'path'>[] {
  const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, IndexedStory & { readonly type: string }>>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Serves the built workbench for the length of the run. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function start(): Promise<() => Promise<void>> {
  const site = await serveSite(BUILT);
  process.env['WORKBENCH_URL'] = site.url;
  return site.close;
}
