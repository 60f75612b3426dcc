import {
  untilAlive,
  addToCart,
  chooseCity,
  collectSnack,
  openSection,
  placeOrder,
  reloadPage,
  signIn,
} from '../e2e/steps.ts';
import { expect, newPhone, test as shop } from '../e2e/shop.ts';
import type { RunningServer } from '../e2e/server.ts';
import { nginxProgram, type Nginx, startNginx } from './nginx.ts';
import { freePort } from '../freePort.ts';
import { nextBuild, ROOT, type Running, stampIn, startIn } from './renderers.ts';

const RENDERER = 'src/app/server/start.ts';

interface Chain {
  readonly url: string;
  /** Asks a renderer for its build. */
  readonly buildsOf: () => Promise<readonly string[]>;
  /** Stops the first renderer and starts another build in its place. */
  readonly replaceFirst: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

const startChain = async (program: string): Promise<Chain> => {
  const [port, first, second, api] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const environment = { SITE_URL: url, API_URL: url, GEOCODER_URL: `${url}/demo/geocoder` };
  const backend = await startIn(ROOT, 'mocks/backend/main.ts', {
    PORT: String(api),
    SITE_URL: url,
    KITCHEN_STEP_MS: '2000',
  });
  const renderers = new Map<number, Running>();
  for (const renderer of [first, second])
    renderers.set(renderer, await startIn(ROOT, RENDERER, { PORT: String(renderer), ...environment }));
  const nginx: Nginx = await startNginx(program, { port, renderers: [first, second], api });
  const other = nextBuild();
  return {
    url,
    buildsOf: () =>
      Promise.all(
        [first, second].map(async (renderer) => {
          const answer = await fetch(`http://127.0.0.1:${renderer}/healthz`);
          return ((await answer.json()) as { readonly build: string }).build;
        }),
      ),
    replaceFirst: async () => {
      const code = await renderers.get(first)?.stop();
      expect(code).toBe(0);
      renderers.set(first, await startIn(other.root, RENDERER, { PORT: String(first), ...environment }));
      return stampIn(other.root);
    },
    stop: async () => {
      await nginx.stop();
      for (const running of [...renderers.values(), backend]) await running.stop();
      other.remove();
    },
  };
};

const program = nginxProgram();

const test = shop.extend<object, { readonly chain: Chain; readonly server: RunningServer }>({
  chain: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      if (program === null) throw new Error('There is no nginx: apt-get install nginx');
      const chain = await startChain(program);
      await provide(chain);
      await chain.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  server: [
    async ({ chain }, provide) =>
      provide({ url: chain.url, output: () => '', stop: () => Promise.resolve(0) }),
    { scope: 'worker' },
  ],
});

/** That nobody has asked for before; of so many each renderer makes some. */
const MOST_PAGES = 12;

test('a whole visit goes through nginx before two renderers, one of which is replaced by another build in the middle', async ({
  page,
  chain,
}, info) => {
  const [before, same] = await chain.buildsOf();
  expect(before).toBe(same);
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Закуски');
  await addToCart(page, /./);
  await signIn(page, newPhone(info.workerIndex));

  const replaced = chain.replaceFirst();
  // Meanwhile one renderer answers alone.
  for (const path of ['/samara/about', '/samara/catalog', '/samara/catalog/search?q=wok'])
    expect((await page.request.get(path)).status()).toBe(200);
  const stamp = await replaced;
  expect(stamp).not.toBe(before);
  expect(await chain.buildsOf()).toEqual([stamp, before]);

  await collectSnack(page);
  await reloadPage(page);
  await untilAlive(page);
  await placeOrder(page);
  await expect(page.getByRole('region', { name: 'Ваш заказ' })).toBeVisible();

  // Both builds answer in turn, and the pages of each come to life with scripts of their own.
  const builds = new Set<string | null>();
  for (let nth = 0; nth < MOST_PAGES && builds.size < 2; nth += 1) {
    await page.goto(`/samara/catalog/search?q=${nth}`);
    await untilAlive(page);
    builds.add(await page.locator('html').getAttribute('data-build'));
  }
  expect(builds).toEqual(new Set([null, 'next']));
});

test('pages come from nginx the second time, and are those of either build', async ({ request }) => {
  for (const path of ['/samara/legal', '/samara/delivery']) {
    const first = await request.get(path);
    const again = await request.get(path);
    expect([first.headers()['x-cache'], again.headers()['x-cache']]).toEqual(['MISS', 'HIT']);
    expect(await again.text()).toBe(await first.text());
  }
  for (const path of ['/samara/nowhere', '/api/v1/city/']) {
    await request.get(path);
    expect((await request.get(path)).headers()['x-cache'], path).not.toBe('HIT');
  }
});
