import { DEEP } from './brief.ts';
import { fillCart } from './hostile/acts.ts';
import { detect } from './hostile/detector.ts';
import { expect, test, visit } from './hostile/hostileShop.ts';
import { asMarkup, RUNNING } from './hostile/payloads.ts';
import { LONG_MS } from './hostile/sound.ts';
import { enter, logIn, OF_CUSTOMERS, OF_GUESTS, OF_THE_SEASON, WRITTEN } from './hostile/visiting.ts';
import { test as shop } from './shop.ts';

/** What TypeScript knows nothing of, or does not let a text into. */
interface Sinks {
  readonly timer: (code: string) => unknown;
  readonly trustedTypes: {
    readonly defaultPolicy: object | null;
    createPolicy(name: string, rules: object): unknown;
  };
}

test.setTimeout(LONG_MS);

test('whatever the chain writes, nothing of it runs for a guest', async ({ page, look }) => {
  await enter(page);
  await page.getByRole('region', { name: 'Истории' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: 'Истории' })).toContainText(WRITTEN);
  await look(page);
  for (const path of OF_GUESTS) await visit(page, `/samara/${path}`, look);
});

test('nor on pages of the season', DEEP, async ({ page, look }) => {
  await enter(page);
  for (const path of OF_THE_SEASON) await visit(page, `/samara/${path}`, look);
});

test('nor for a customer', async ({ page, look }) => {
  await enter(page);
  await logIn(page);
  await fillCart(page);
  for (const path of OF_CUSTOMERS) await visit(page, `/samara/${path}`, look);
});

shop(
  'the same payloads do run where they are written as they are, and the policy alone stops them',
  async ({ page, shopUrl, watch }) => {
    watch.expect(/./);
    const policy = (await page.request.get(shopUrl)).headers()['content-security-policy'] ?? '';
    const { executed, violations } = await detect(page);
    const documentOf = async (headers: Record<string, string>): Promise<void> => {
      const body = `<!doctype html><meta charset="utf-8">${asMarkup(RUNNING)}`;
      await page.route('**/hostile', (route) => route.fulfill({ contentType: 'text/html', headers, body }));
      await page.goto(`${shopUrl}/hostile`);
    };
    await documentOf({});
    // Some need a tap, another browser, or a page that writes them into a script: they are only strange words here.
    await expect.poll(() => executed.size).toBeGreaterThan(RUNNING.length / 2);
    expect(violations).toEqual([]);
    // Some come late: what is to be counted is over when the page is left.
    await page.goto('about:blank');
    const executedBefore = executed.size;
    await documentOf({ 'content-security-policy': policy });
    await expect.poll(() => violations.length).toBeGreaterThan(0);
    expect(executed.size).toBe(executedBefore);
  },
);

shop(
  'on a page of the shop no text becomes markup, code or the address of a script',
  async ({ page, watch }) => {
    watch.expect(/Trusted|Content Security Policy|violates/);
    const { executed, violations } = await detect(page);
    await page.goto('/samara/');
    // The two names that the policy allows are taken when the shop's own code is there.
    await page.waitForFunction(() => (window as unknown as Sinks).trustedTypes.defaultPolicy !== null);
    const refused = await page.evaluate(() => {
      // Texts and factories as a library of the page would know them.
      const { trustedTypes, timer } = Object.assign(window as unknown as Sinks, { timer: window.setTimeout });
      const attempts: readonly (() => unknown)[] = [
        () => (document.createElement('div').innerHTML = '<img src=x onerror=boom(0)>'),
        () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=boom(0)>'),
        () => (document.createElement('script').text = 'boom(0)'),
        () => (document.createElement('script').src = '/assets/x.js'),
        () => new DOMParser().parseFromString('<p>', 'text/html'),
        () => timer('boom(0)'),
        () => trustedTypes.createPolicy('shop', {}),
        () => trustedTypes.createPolicy('default', {}),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : 'refused';
        }
      });
    });
    expect(refused.filter((outcome) => outcome === 'done')).toEqual([]);
    await expect.poll(() => violations.length).toBeGreaterThanOrEqual(refused.length);
    expect([...executed]).toEqual([]);
  },
);
