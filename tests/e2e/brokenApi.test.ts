import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from './server.ts';
import { expect, test } from './shop.ts';

type Answer = (path: string) => { status: number; type: string; body: string } | null;

const brokenApi = (answer: Answer): Server =>
  createServer((request, response) => {
    const given = answer(new URL(request.url ?? '/', 'http://api').pathname);
    if (!given) return void request.socket.destroy();
    response.writeHead(given.status, {
      'content-type': given.type,
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    });
    response.end(given.body);
    return undefined;
  }).listen(0);

const CASES: Readonly<Record<string, Answer>> = {
  'is down': () => null,
  'answers HTML': () => ({ status: 200, type: 'text/html', body: '<h1>It works!</h1>' }),
  'answers half a JSON': () => ({ status: 200, type: 'application/json', body: '{"groups":[' }),
  'fails with 500': () => ({ status: 500, type: 'application/json', body: '{}' }),
};

for (const [how, answer] of Object.entries(CASES))
  test(`a first visit while the API ${how} shows a way on`, async ({ page, watch }) => {
    watch.expect(/./);
    const api = brokenApi(answer);
    const { port } = api.address() as AddressInfo;
    const shop = await startServer('src/app/server/start.ts', { API_URL: `http://127.0.0.1:${port}` });
    try {
      const response = await page.goto(`${shop.url}/catalog`);
      expect(response?.status()).toBe(503);
      expect(response?.headers()['cache-control']).toContain('no-store');
      await expect(
        page.getByRole('main').getByRole('button', { name: /Повторить|Попробовать/ }),
      ).toBeVisible();
      await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
    } finally {
      await shop.stop();
      api.close();
    }
  });
