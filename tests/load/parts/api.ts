import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Program } from '../../bench/programs.ts';
import { figure } from '../../bench/statistics.ts';
import { askOnce, askSteadily, type Heard, othersThan, wait } from '../client.ts';
import { atMost, type Finding, never, type Part, promised, told } from '../finding.ts';
import { CATALOGUE, CONNECTIONS, memoryOf, newSearch, PORTS, SECONDS, startShop } from '../shops.ts';
import { type MoodyApi, serveMoodyApi } from '../moodyApi.ts';

const LATE_MS = 2_000;
/** A page waits for the API for 4 s at most; the rest is for the page itself (docs/operations.md, "Load"). */
const MOST_MS = 5_000;
/** The versions are asked for every minute; then what is late comes. */
const NEWS_MS = 90_000;
const LOOK_MS = 500;
const SEARCHES = 10;

const agent = new Agent({ keepAlive: true });

const pagesOf = (shop: Program): Promise<Heard> =>
  askSteadily({
    origin: shop.origin,
    path: (at) => (at % SEARCHES === 0 ? newSearch() : CATALOGUE),
    connections: CONNECTIONS,
    seconds: SECONDS,
  });

/** Asks again and again until it holds; how long that took, in ms. */
const until = async (holds: () => Promise<boolean>, most: number): Promise<number> => {
  const began = performance.now();
  while (!(await holds()) && performance.now() - began < most) await pause(LOOK_MS);
  return performance.now() - began;
};

/** The first pages of a process that has no data yet, while the API takes its time. */
const cold = async (shop: Program): Promise<readonly Finding[]> => {
  const first = await askOnce(shop.origin + CATALOGUE, agent);
  const ready = await until(
    async () => (await askOnce(shop.origin + CATALOGUE, agent)).status === 200,
    NEWS_MS,
  );
  const isHonest = first.status === 503 && first.headers['cache-control'] === 'no-store';
  return [
    promised('API 2 s late, no data yet: the first page', `${first.status}`, '503, no-store', isHonest),
    atMost('API 2 s late, no data yet: its wait', first.ms, MOST_MS, 'ms'),
    told('API 2 s late: until the menu is there', `${figure((first.ms + ready) / 1_000)} s`),
  ];
};

const mood = async (name: string, shop: Program): Promise<readonly Finding[]> => {
  const heard = await pagesOf(shop);
  return [
    never(`API ${name}: pages not answered with 200`, othersThan(heard, 200)),
    told(`API ${name}: p50, p99`, `${figure(wait(heard, 0.5))}, ${figure(wait(heard, 0.99))} ms`),
  ];
};

/** The menu has changed while nobody could ask: the pages have to say so once the API is back. */
const back = async (shop: Program, api: MoodyApi): Promise<readonly Finding[]> => {
  const etag = async () => (await askOnce(shop.origin + CATALOGUE, agent)).headers['etag'];
  const before = await etag();
  api.backend.patchCatalog((catalog) => ({ ...catalog, products: catalog.products.slice(1) }));
  api.be('well');
  const took = await until(async () => (await etag()) !== before, NEWS_MS);
  return [atMost('API back with a new menu: until pages show it', took / 1_000, NEWS_MS / 1_000, 's')];
};

/** The API late, down and back, under load. */
export const api: Part = {
  name: `The API 2 s late, down, back; ${CONNECTIONS} connections for ${SECONDS} s each`,
  run: async () => {
    const moody = await serveMoodyApi(PORTS.api);
    moody.be(LATE_MS);
    // Asks for nothing of the API: the first page is ours to ask for.
    const shop = await startShop({ API_URL: moody.url }, '/robots.txt');
    try {
      const atFirst = await cold(shop);
      const late = await mood('2 s late', shop);
      moody.be('down');
      const down = await mood('down', shop);
      return [...atFirst, ...late, ...down, ...(await back(shop, moody)), memoryOf(shop)];
    } finally {
      await shop.stop();
      await moody.close();
      agent.destroy();
    }
  },
};
