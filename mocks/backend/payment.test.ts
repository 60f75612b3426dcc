import { expect, test } from 'vitest';
import { createBench, type Bench } from './bench.ts';
import { goodsOf, item, orderBody } from './sampleOrders.ts';

const SHOP = 'https://zhuravl.test';

const placeOnline = async (bench: Bench, headers: Record<string, string> = { origin: SHOP }) => {
  const user = await bench.login();
  const items = [item('Маргарита')];
  const body = orderBody(items, { payment: 'online', spendBonus: 50, total: goodsOf(items) + 29 - 50 });
  const { fields } = await bench.call('order.place', {
    body,
    token: user.token,
    headers: { 'idempotency-key': 'k', ...headers },
  });
  const status = async () => {
    const { fields } = await bench.call('order.active', { params: { userId: user.id }, token: user.token });
    return fields['delivery'];
  };
  return { user, id: String(fields['id']), paymentUrl: String(fields['paymentUrl']), status };
};

const answerBank = (bench: Bench, url: string, outcome: string): Promise<Response> =>
  bench.backend.fetch(new Request(url, { method: 'POST', body: new URLSearchParams({ outcome }) }));

test('the payment page shows the order, the sum and both answers, and lets nothing else in', async () => {
  const bench = createBench();
  const { id, paymentUrl } = await placeOnline(bench);
  expect(paymentUrl).toBe(`https://shop.test/demo/payment?order=${id}`);
  const page = await bench.backend.fetch(new Request(paymentUrl));
  const html = await page.text();
  for (const text of ['Заказ №\u00A01042', 'Оплатить', 'Отказаться', '408\u00a0₽'])
    expect(html).toContain(text);
  expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${SHOP}`);
});

test('a paid order returns to the shop it came from and starts cooking', async () => {
  const bench = createBench();
  const { id, paymentUrl, status } = await placeOnline(bench);
  bench.clock.advance(60_000);
  expect(await status()).toMatchObject({ status: 'Unconfirmed' });
  const answer = await answerBank(bench, paymentUrl, 'paid');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${SHOP}/complete?order=${id}`);
  bench.clock.advance(1_000);
  expect(await status()).toMatchObject({ status: 'WaitCooking' });
});

test('a refused payment leads back to the failure page, and may be tried again', async () => {
  const bench = createBench();
  const { id, paymentUrl, status } = await placeOnline(bench);
  const answer = await answerBank(bench, paymentUrl, 'refused');
  expect(answer.headers.get('location')).toBe(`${SHOP}/complete-error?order=${id}`);
  expect(await status()).toMatchObject({ status: 'Unconfirmed' });
  expect(await (await bench.backend.fetch(new Request(paymentUrl))).text()).toContain('Отказаться');
  const second = await answerBank(bench, paymentUrl, 'paid');
  expect(second.headers.get('location')).toBe(`${SHOP}/complete?order=${id}`);
  const late = await answerBank(bench, paymentUrl, 'refused');
  expect(late.headers.get('location')).toBe(`${SHOP}/complete?order=${id}`);
});

test('an order that nobody pays is cancelled after an hour, and gives the bonus back; then it is too late to pay', async () => {
  const bench = createBench();
  const { id, paymentUrl, status, user } = await placeOnline(bench);
  await answerBank(bench, paymentUrl, 'refused');
  bench.clock.advance(60 * 60_000);
  const answer = await answerBank(bench, paymentUrl, 'paid');
  expect(answer.headers.get('location')).toBe(`${SHOP}/complete-error?order=${id}`);
  expect(await status()).toMatchObject({ status: 'Cancelled' });
  const found = await bench.call('user.find', { params: { phone: '+79270000001' }, token: user.token });
  expect(found.fields['balance']).toBe(350);
  expect(await (await bench.backend.fetch(new Request(paymentUrl))).text()).toContain('Вернуться в магазин');
});

test.each([
  [{ referer: 'https://other.test/samara/checkout' }, 'https://other.test'],
  [{}, 'https://shop.test'],
  [{ origin: 'javascript:alert(1)' }, 'https://shop.test'],
])('without a usable Origin the way back is known too', async (headers, origin) => {
  const bench = createBench();
  const { id, paymentUrl } = await placeOnline(bench, headers);
  const answer = await answerBank(bench, paymentUrl, 'paid');
  expect(answer.headers.get('location')).toBe(`${origin}/complete?order=${id}`);
});

test('an unknown order has no payment page', async () => {
  const { backend } = createBench();
  const page = await backend.fetch(new Request('https://shop.test/demo/payment?order=x'));
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('Такого заказа нет');
});

test('a page of another site is no shop to lead back to', async () => {
  const bench = createBench({ shop: { origins: [SHOP], isOwnMachineWelcome: false } });
  const foreign = await placeOnline(bench, { origin: 'https://evil.test', referer: `${SHOP}/` });
  const answer = await answerBank(bench, foreign.paymentUrl, 'paid');
  expect(answer.headers.get('location')).toBe(`https://shop.test/complete?order=${foreign.id}`);
});

test('an answer of the bank that is too large is none', async () => {
  const bench = createBench();
  const { paymentUrl, status } = await placeOnline(bench);
  expect((await answerBank(bench, paymentUrl, `paid${'x'.repeat(1_048_576)}`)).status).toBe(413);
  expect(await status()).toMatchObject({ status: 'Unconfirmed' });
});
