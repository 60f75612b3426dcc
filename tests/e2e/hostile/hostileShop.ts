import type { Page } from '@playwright/test';
import { startServer } from '../server.ts';
import { untilAlive } from '../steps.ts';
import { CARRIED } from './reporter.ts';
import { serveHostileApi, type HostileApi } from './server.ts';
import { seeSound, test as guarded } from './sound.ts';
import { MARK, type Turn } from './words.ts';

interface Fixtures {
  readonly turn: Turn;
  readonly api: HostileApi;
  /** Looks at the page as it is now: it is sound, and what of the chain's is on it is remembered. */
  readonly look: (page: Page) => Promise<void>;
}

/** A shop of its own whose chain means harm: whatever happens in it, nothing runs and nothing leads away. */
export const test = guarded.extend<Fixtures>({
  turn: ['all', { option: true }],
  api: async ({ turn }, provide) => {
    const api = await serveHostileApi(turn, { IS_SITE_INFORMATION: true });
    await provide(api);
    await api.close();
  },
  shopUrl: async ({ api }, provide) => {
    const server = await startServer('src/app/server/start.ts', {
      API_URL: api.url,
      GEOCODER_URL: `${api.url}/demo/geocoder`,
    });
    await provide(server.url);
    await server.stop();
  },
  look: async ({ api, turn, watch }, provide, info) => {
    watch.allow(api.url);
    const seen = new Set<number>();
    await provide(async (page) => {
      const written = await seeSound(page);
      for (const [, field] of written.matchAll(MARK)) seen.add(Number(field));
    });
    const carried = [...api.carried].map(([field, payloads]) => [field, [...payloads]]);
    info.annotations.push({ type: CARRIED, description: JSON.stringify({ turn, carried, seen: [...seen] }) });
  },
});

/** Opens a page, brings it to life and looks at it. */
export async function visit(page: Page, path: string, look: Fixtures['look']): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
  await look(page);
}
export { expect } from '../shop.ts';
