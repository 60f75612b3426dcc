import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { serveBackend } from '../../mocks/backend/serve.ts';
import { startServer } from './server.ts';
import { expect, test } from './shop.ts';

/** One address of each kind of document that the shop sends. */
const DOCUMENTS = [
  ['home', '/samara/', 200],
  ['a page whose city is the cookie’s', '/catalog', 200],
  ['a page of the chain’s words', '/samara/about', 200],
  ['a page of the customer’s own', '/samara/personal/history', 200],
  ['a page that is missing', '/samara/nowhere', 404],
  ['the administrator’s area', '/admin', 200],
  ['the document of its frame', '/admin/screen', 200],
] as const;

/** What becomes of texts that somebody wants to be code, by the name of the way. */
const refusalsOn = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(async () => {
    const outcomeOf = (act: () => unknown): string => {
      try {
        act();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    };
    const script = document.createElement('script');
    return {
      markup: outcomeOf(() => {
        document.createElement('div').innerHTML = '<b>x</b>';
      }),
      address: outcomeOf(() => {
        script.src = '/x.js';
      }),
      text: outcomeOf(() => {
        script.text = 'x()';
      }),
      // Later: what the test itself runs may do more than the page.
      code: await new Promise<string>((resolve) => {
        // oxlint-disable-next-line no-eval -- it must be refused
        setTimeout(() => resolve(outcomeOf(() => globalThis.eval('1'))));
      }),
    };
  });

for (const [name, path, status] of DOCUMENTS)
  test(`no text becomes code on ${name}`, async ({ page, watch }) => {
    watch.expect(/Trusted|Content Security Policy|violates|status of 404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(await refusalsOn(page)).toEqual({
      markup: 'TypeError',
      address: 'TypeError',
      text: 'TypeError',
      code: 'EvalError',
    });
  });

test('what a policy refuses is told to REPORT_URL', async ({ page, watch }) => {
  watch.expect(/Content Security Policy|violates|evil\.example/);
  const told: { readonly type: string | undefined; readonly body: string }[] = [];
  const reports = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      told.push({ type: request.headers['content-type'], body });
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(reports, 'listening');
  const { port } = reports.address() as AddressInfo;
  const shop = await startServer('src/app/server/start.ts', { REPORT_URL: `http://127.0.0.1:${port}/in` });
  watch.allow(shop.url);
  watch.allow(`http://127.0.0.1:${port}`);
  try {
    await page.goto(`${shop.url}/samara/about`);
    expect(told).toEqual([]);
    await page.evaluate(() => {
      const image = document.createElement('img');
      image.src = 'https://evil.example/x.png';
    });
    await expect.poll(() => told.map(({ type }) => type)).toEqual(['application/csp-report']);
    const { 'csp-report': report } = JSON.parse(told[0]?.body ?? '{}') as {
      readonly 'csp-report': Readonly<Record<string, unknown>>;
    };
    expect(report).toMatchObject({
      'document-uri': `${shop.url}/samara/about`,
      'effective-directive': 'img-src',
    });
  } finally {
    await page.close();
    await shop.stop();
    reports.close();
  }
});

test('the captcha’s origin stands in the policy of pages of a chain that asks for proofs, and of no other', async ({
  request,
}) => {
  const policyOf = async (url: string): Promise<string> =>
    (await request.get(`${url}/samara/`)).headers()['content-security-policy'] ?? '';
  const api = await serveBackend({ port: 0 });
  const environment = { API_URL: api.url, CAPTCHA_URL: 'https://captcha.example' };
  const off = await startServer('src/app/server/start.ts', environment);
  try {
    expect(await policyOf(off.url)).not.toContain('captcha');
    for (const name of ['IS_WITHOUT_CAPTCHA', 'IS_WITHOUT_RECAPTCHA']) api.backend.patchSetting(name, false);
    const on = await startServer('src/app/server/start.ts', environment);
    expect(await policyOf(on.url)).toMatch(/script-src 'self' https:\/\/captcha\.example /);
    expect((await request.get(`${on.url}/samara/nowhere`)).headers()['content-security-policy']).toContain(
      'captcha.example',
    );
    await on.stop();
  } finally {
    await off.stop();
    await api.close();
  }
});
