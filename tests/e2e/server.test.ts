import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from './server.ts';
import { chooseCity } from './steps.ts';
import { expect, test } from './shop.ts';

test('an unknown page, section or product answers 404 with a way home', async ({ page, watch }) => {
  watch.expect(/status of 404/);
  // The question of the city would lie over the page, at one moment or another.
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  for (const path of ['/nowhere', '/samara/catalog/nothing', '/samara/catalog/rolly/nothing']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('link', { name: 'Вернуться на главную' })).toBeVisible();
  }
});

test('pages are public for an hour, and without a city they vary by the cookie', async ({ request }) => {
  const inCity = await request.get('/samara/catalog');
  expect(inCity.headers()['cache-control']).toBe('public, max-age=3600');
  expect(inCity.headers()['vary'] ?? '').not.toContain('Cookie');
  const plain = await request.get('/catalog');
  expect(plain.headers()['cache-control']).toBe('public, max-age=3600');
  expect(plain.headers()['vary']).toContain('Cookie');
  expect(await inCity.text()).toContain('<title>');
});

test('a page without a city that a cache has kept of another becomes that of the cookie', async ({
  page,
}) => {
  await page.goto('/tolyatti/');
  await chooseCity(page, 'Тольятти', 'tolyatti');
  // The page is asked for by somebody without the cookie, and read by somebody with it. One that is still open writes its own.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.addInitScript("document.cookie = 'citySlug=tolyatti; Path=/'");
  const answer = await page.goto('/legal', { waitUntil: 'commit' });
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, operation] = /\/api\/v1\/(setting|catalog)$/.exec(request.url()) ?? [];
    if (operation !== undefined) asked.add(`${operation} of ${request.headers()['x-city']}`);
  });
  expect(await answer?.text()).toContain('Город: Самара');
  await page.mouse.move(1, 1);
  await expect(page.getByRole('button', { name: 'Город: Тольятти' })).toBeVisible();
  await expect.poll(() => [...asked].sort()).toEqual(['catalog of tolyatti', 'setting of tolyatti']);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'citySlug')?.value).toBe('tolyatti');
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  test(`${signal} stops shop and back end cleanly`, async () => {
    for (const script of ['src/app/server/start.ts', 'mocks/backend/main.ts'] as const) {
      const server = await startServer(script);
      expect(await server.stop(signal), script).toBe(0);
    }
  });

test('a taken port is one clear line', async () => {
  const occupant = createServer().listen(0);
  const { port } = occupant.address() as AddressInfo;
  try {
    for (const script of ['src/app/server/start.ts', 'mocks/backend/main.ts'] as const) {
      const failure = await startServer(script, { PORT: String(port) }).then(
        () => 'started',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      );
      expect(failure).toContain('ended with 1');
      const printed = failure
        .split('\n')
        .slice(1)
        .filter((line) => line.trim() !== '');
      expect(printed, script).toHaveLength(1);
      expect(printed[0]).toContain(String(port));
    }
  } finally {
    occupant.close();
  }
});

test('variables that make no sense are told all at once, a line for each, before anything is served', async () => {
  const failure = await startServer('src/app/server/start.ts', { API_URL: 'nowhere', LOG: 'loud' }).then(
    () => 'started',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
  const printed = failure.split('\n').slice(1).filter(Boolean);
  expect(printed.map((line) => line.split(' ')[0])).toEqual(['API_URL', 'LOG']);
});

test('a load balancer is told whether the shop has a menu to show', async ({ request }) => {
  const well = await request.get('/healthz');
  expect([well.status(), well.headers()['cache-control']]).toEqual([200, 'no-store']);
  expect(await well.json()).toMatchObject({ ok: true, data: 'warm' });
  const shop = await startServer('src/app/server/start.ts', { API_URL: 'http://127.0.0.1:1' });
  try {
    expect((await request.get(`${shop.url}/healthz`)).status()).toBe(503);
  } finally {
    await shop.stop();
  }
});
