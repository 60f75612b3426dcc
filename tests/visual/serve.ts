import { fileURLToPath } from 'node:url';
import { serveSite } from './site.ts';

/** Where `npm run storybook:build` puts the workbench. */
export const BUILT = fileURLToPath(new URL('../../.cache/storybook', import.meta.url));

/** Serves the built workbench for the length of the run. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function start(): Promise<() => Promise<void>> {
  const site = await serveSite(BUILT);
  process.env['WORKBENCH_URL'] = site.url;
  return site.close;
}
