import { expect, test } from 'vitest';
import type { Example } from '../examples/example.ts';
import { fromState } from '../examples/example.ts';
import { operations } from '../operations.ts';
import { given, states } from '../states.ts';
import { apiPage } from './apiPage.ts';
import { liveTypes } from './asyncApi.ts';

const example: Example = {
  operation: 'like.list',
  description: 'the likes of a customer',
  given: [given('the customer likes a product', { phone: '+79270000001', productId: 'roll' })],
  isSignedIn: true,
  parameters: { userId: fromState('userId', '4/2') },
  status: 200,
  answer: [{ productId: 'roll' }],
};
const page = apiPage({ version: '1.0.0', examples: [example] });

test('every operation, message and state is on the page', () => {
  for (const { name } of operations) expect(page).toContain(`\n### ${name}\n`);
  for (const type of liveTypes) expect(page).toContain(`\n### ${type}\n`);
  for (const { sentence } of Object.values(states)) expect(page).toContain(sentence);
});

test('every link within the page leads somewhere, and no place is there twice', () => {
  const places = [...page.matchAll(/<a id="([^"]+)">/g)].map(([, place]) => place);
  const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, place]) => place);
  expect(links.length).toBeGreaterThan(operations.length);
  expect(links.filter((place) => !places.includes(place))).toEqual([]);
  expect(new Set(places).size).toBe(places.length);
});

test('an example stands with its request, the states that it needs and its answer', () => {
  expect(page).toContain('**200: the likes of a customer.** `GET /api/v1/user/4%2F2/like`');
  expect(page).toContain(
    '- given [the customer likes a product](#state-the-customer-likes-a-product) with `{"phone":"+79270000001","productId":"roll"}`: The customer likes this product.',
  );
  expect(page).toContain('"productId": "roll"');
});

test('CORS names every header that a browser sends', () => {
  expect(page).toContain(
    '`authorization`, `content-type`, `idempotency-key`, `x-captcha-token`, `x-city`, `x-login-code`, `x-zone-id`',
  );
});
