import type { APIRequestContext } from '@playwright/test';
import { ROUTES } from '../../src/app/navigation/routeTable.ts';
import { wellFormedText } from '../../src/domain/wellFormedText.ts';
import { IS_BRIEF } from './brief.ts';
import { PAYLOADS } from './hostile/payloads.ts';
import { LONG_MS, seeSound, test } from './hostile/sound.ts';
import { expect } from './shop.ts';
import { untilAlive } from './steps.ts';

/** `npm test` meets every twenty-third, from another one on at each address. */
const STEP = IS_BRIEF ? 23 : 1;
const chosenFrom = (first: number): readonly string[] =>
  PAYLOADS.filter((_, index) => index % STEP === first % STEP);

const encoded = (text: string): string => encodeURIComponent(wellFormedText(text));

/** Every query that somebody reads, and one that nobody does. */
const QUERY = ['q', 'order', 'returnTo', 'section', 'utm_source', '__proto__'] as const;
const queryOf = (value: string): string => QUERY.map((name) => `${name}=${value}`).join('&');

/** Addresses with a payload in place of each name; `:city` is the first segment. */
const PATTERNS: readonly string[] = [
  '/:city',
  '/:city/catalog',
  '/samara/:page',
  ...ROUTES.filter(({ path }) => path.includes(':')).flatMap(({ path }) => [`/${path}`, `/samara/${path}`]),
  '/samara/catalog/search',
  '/samara/complete',
  '/samara/complete-error',
  '/admin/:area',
];
const addressOf = (pattern: string, payload: string): string => {
  const value = encoded(payload);
  return `${pattern.replaceAll(/:\w+/g, value)}?${queryOf(value)}`;
};

const isMarkup = (payload: string): boolean => /<[a-z!?/]/i.test(payload);

/** The shop's own server: whatever it is asked, it says nothing that a browser would take for markup, and leads nowhere. */
const ask = async (
  request: APIRequestContext,
  address: string,
  payload: string,
  headers: Record<string, string> = {},
): Promise<void> => {
  const answer = await request.get(address, { maxRedirects: 0, headers });
  expect([200, 400, 404, 414, 431], address).toContain(answer.status());
  expect(answer.headers(), address).not.toHaveProperty('location');
  expect(answer.headers(), address).not.toHaveProperty('set-cookie');
  if (isMarkup(payload)) expect(await answer.text(), address).not.toContain(payload);
};

for (const [at, pattern] of PATTERNS.entries())
  test(`no name or query in ${pattern} becomes part of a page’s markup`, async ({ request }) => {
    for (const payload of chosenFrom(at)) await ask(request, addressOf(pattern, payload), payload);
  });

test('no cookie becomes part of a page’s markup', async ({ request }) => {
  for (const payload of chosenFrom(0)) {
    const value = encoded(payload);
    for (const cookie of [
      `citySlug=${value}; cityId=${value}; userAllergens=${value}; other=${value}`,
      `userAllergens=${encoded(JSON.stringify([payload, { a: payload }]))}`,
    ])
      await ask(request, '/catalog', payload, { cookie });
    // As it is, where a header can have it.
    if (/^[\x20-\x7e]+$/.test(payload))
      await ask(request, '/catalog', payload, { cookie: `citySlug=${payload}` });
  }
});

test('whatever stands in the address bar, the page is sound', async ({ page, watch }) => {
  test.setTimeout(LONG_MS);
  watch.expect(/status of 4\d\d/);
  for (const [at, payload] of chosenFrom(1).entries()) {
    const pattern = PATTERNS[at % PATTERNS.length] ?? '';
    await page.goto(`${addressOf(pattern, payload)}#${encoded(payload)}`);
    await untilAlive(page);
    await seeSound(page);
  }
});

test('whatever a link to a shared cart says, the page is sound', async ({ page }) => {
  test.setTimeout(LONG_MS);
  for (const payload of chosenFrom(3)) {
    // A page of its own for each: a change behind # alone loads nothing.
    await page.goto(`/samara/cart?at=${encoded(payload.slice(0, 9))}#shared=${encoded(payload)}`);
    await untilAlive(page);
    await seeSound(page);
  }
});

test('whatever stands in the cookies, the page is sound', async ({ page, context, shopUrl, watch }) => {
  test.setTimeout(LONG_MS);
  watch.expect(/status of 4\d\d/);
  for (const payload of chosenFrom(2)) {
    const value = encoded(payload);
    const allergens = encoded(JSON.stringify([payload]));
    await context.addCookies(
      [
        ['citySlug', value],
        ['cityId', value],
        ['userAllergens', allergens],
      ]
        // A browser keeps none of more than 4 kB.
        .filter(([, text = '']) => text.length < 4_000)
        .map(([name = '', text = '']) => ({ name, value: text, url: shopUrl })),
    );
    await page.goto('/catalog');
    await untilAlive(page);
    await seeSound(page);
  }
});
