import { expect, test as base } from '@playwright/test';
import type { OperationName } from '../../contracts/operations.ts';
import { startServer, type RunningServer } from '../e2e/server.ts';
import type { WrongLeaf } from './answers.ts';
import { isTenth, SEED } from './chosen.ts';
import { FAULTS, type Fault } from './faults.ts';
import { startFaultyApi } from './faultyApi.ts';
import { drawn } from './plan.ts';

/** The demo back end, alone. */
const test = base.extend<object, { readonly demo: RunningServer }>({
  demo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      const demo = await startServer('mocks/backend/main.ts');
      await provide(demo);
      await demo.stop();
    },
    { scope: 'worker' },
  ],
});

/** What the shop's own server asks for a page. */
const ASKED: Readonly<Partial<Record<OperationName, WrongLeaf>>> = {
  'city.list': [[1, 'name'], 42],
  'setting.all': [['TEXT_SITE_INFORMATION'], 42],
  'catalog.all': [['products', 0, 'name'], 42],
  'versions.catalog': [[], true],
  'versions.settings': [[], true],
};
const NEEDED: ReadonlySet<string> = new Set(['city.list', 'setting.all', 'catalog.all']);

/** Without a version a page is as good as with one, unless it is waited for too long; without the rest there is none. */
const isLost = (operation: string, { kind }: Fault): boolean =>
  kind === 'silent' || (NEEDED.has(operation) && kind !== 'leaf' && kind !== 'big');

const cells = Object.entries(ASKED).flatMap(([name, leaf]) =>
  FAULTS.map((fault) => ({
    name: `a first page while ${name} answers: ${fault.title}`,
    operation: name as OperationName,
    fault,
    leaf,
  })),
);
const chosen = isTenth ? drawn(cells, SEED).slice(0, Math.ceil(cells.length / 10)) : cells;

for (const { name, operation, fault, leaf } of chosen)
  test(name, async ({ demo }) => {
    const api = await startFaultyApi(demo.url, { operation, fault, leaf });
    const shop = await startServer('src/app/server/start.ts', { API_URL: api.url });
    const open = () => fetch(`${shop.url}/samara/catalog`);
    try {
      const response = await open();
      const text = await response.text();
      if (isLost(operation, fault)) {
        expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
        // The page asks once more by itself, and has a button then (tests/e2e/brokenApi.test.ts).
        expect(text).toContain('</main>');
      } else {
        expect(response.status).toBe(200);
        expect(text).toContain('Десерты');
      }
      api.heal();
      // It is asked again by the next page, two seconds after it has failed.
      await expect.poll(async () => (await open()).status).toBe(200);
    } finally {
      await shop.stop();
      api.stop();
    }
  });
