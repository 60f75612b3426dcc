import { expect, test } from 'vitest';
import type { WireOrderRequest } from '../../contracts/order.ts';
import { createBench, type Answered, type Bench } from './bench.ts';
import {
  ADDRESS,
  deliveryBody,
  dish,
  FEE,
  gift,
  goodsOf,
  item,
  orderBody,
  promoBody,
} from './sampleOrders.ts';

const place = async (bench: Bench, body: WireOrderRequest): Promise<Answered> => {
  const { token } = await bench.login();
  const key = { 'idempotency-key': JSON.stringify(body).length.toString() };
  return bench.call('order.place', { body, token, headers: key });
};
const message = ({ fields }: Answered): string => String(fields['message']);

test('the total that the customer saw is the total that is taken', async () => {
  const items = [item('Маргарита', 2), item('Вок с курицей терияки')];
  expect((await place(createBench(), orderBody(items))).status).toBe(201);
  expect((await place(createBench(), deliveryBody(items))).status).toBe(201);
});

test('another total is a refusal that names the right one', async () => {
  const body = orderBody([item('Маргарита')], { total: 1 });
  const answer = await place(createBench(), body);
  expect(answer.status).toBe(409);
  expect(answer.headers.get('retry-after')).toBeNull();
  expect(message(answer)).toContain(`${429 + FEE}\u00a0₽`);
});

test('a coupon counts, and so do the bonus roubles', async () => {
  const bench = createBench();
  const items = [item('Маргарита', 2)];
  const total = goodsOf(items) * 0.9 + FEE - 100;
  const body = orderBody(items, { coupon: 'ЖУРАВЛЬ10', discountTotal: 85.8, spendBonus: 100, total });
  expect((await place(bench, body)).status).toBe(201);
  const { token } = await bench.login();
  const user = await bench.call('user.find', { params: { phone: '+79270000001' }, token });
  expect(user.fields['balance']).toBe(250);
});

test('more bonus than the account holds, or than there is to pay, is refused', async () => {
  const items = [item('Маргарита')];
  const spend = (spendBonus: number) =>
    orderBody(items, { spendBonus, total: goodsOf(items) + FEE - spendBonus });
  expect(message(await place(createBench(), spend(351)))).toContain('350\u00a0₽');
  const cheap = [item('Картофель фри')];
  expect((await place(createBench(), orderBody(cheap, { spendBonus: 350, total: 0 }))).status).toBe(409);
});

test('a gift is taken only while it is due', async () => {
  const three = item('Сырные палочки, 6 шт', 3);
  const withFries = [three, gift('Картофель фри в подарок')];
  expect((await place(createBench(), orderBody(withFries))).status).toBe(201);
  const tooFew = [item('Сырные палочки, 6 шт', 2), gift('Картофель фри в подарок')];
  expect(message(await place(createBench(), orderBody(tooFew)))).toContain('больше не положен');
});

test('from 2000 roubles the near zone delivers for nothing, below the far zone asks for its minimum', async () => {
  const items = [item('Маргарита', 5)];
  const total = goodsOf(items) + FEE;
  expect((await place(createBench(), deliveryBody(items, { total }))).status).toBe(201);
  const far = deliveryBody([item('Маргарита')], { address: { ...ADDRESS, zoneId: 'samara-north' } });
  expect(message(await place(createBench(), far))).toContain('1\u00a0200\u00a0₽');
});

test.each([
  [
    'the shop stopped',
    'приносим свои извинения',
    (bench: Bench) => bench.backend.patchSetting('IS_SITE_NOT_WORKING', true),
    {},
  ],
  [
    'a closed online payment',
    'Онлайн-оплата',
    (bench: Bench) => bench.backend.patchSetting('IS_ONLINE_PAYMENT_DISABLE', { self: true }),
    { payment: 'online' },
  ],
  ['an unknown restaurant', 'Выберите ресторан', () => undefined, { deliveryTerminalId: 'x' }],
  ['a delivery without an address', 'Укажите адрес', () => undefined, { deliveryMethod: 'delivery' }],
] as const)('%s refuses the order', async (_, text, prepare, change) => {
  const bench = createBench();
  prepare(bench);
  const answer = await place(bench, orderBody([item('Маргарита')], change));
  expect(answer.status).toBe(422);
  expect(message(answer)).toContain(text);
});

test('a dish on the stop list of the restaurant cannot be ordered there', async () => {
  const bench = createBench();
  const body = orderBody([item('Маргарита')]);
  bench.backend.patchCatalog((catalog) => ({
    ...catalog,
    stopList: [{ deliveryTerminalId: body.deliveryTerminalId ?? '', productId: dish('Маргарита').id }],
  }));
  expect(message(await place(bench, body))).toContain('нет в наличии');
  expect((await place(bench, deliveryBody([item('Маргарита')]))).status).toBe(201);
});

test('a dish that left the catalog, and a required choice that was not made, are refused', async () => {
  const unknown = { ...item('Маргарита'), id: 'gone', name: 'Маргарита' };
  expect((await place(createBench(), orderBody([unknown]))).status).toBe(409);
  const bare = { ...item('Маргарита'), modifiers: [] };
  expect(message(await place(createBench(), orderBody([bare])))).toContain('Размер');
});

test('the promo calculation speaks the wire: roubles, codes and a hint', async () => {
  const bench = createBench();
  const { token } = await bench.login();
  const body = promoBody([item('Маргарита', 4)], 'ЖУРАВЛЬ10');
  const { fields } = await bench.call('promo.calculate', { body, token });
  expect(fields).toEqual({
    discountTotal: 171.6,
    freeProducts: [],
    lostGift: { code: dish('Бесплатная доставка').code, name: 'Бесплатная доставка', sum: 284 },
    loyaltyProgramErrors: [],
  });
});

test('a far zone delivers for nothing only from its own sum', async () => {
  const bench = createBench();
  const { token } = await bench.login();
  const body = promoBody([item('Маргарита', 5)]);
  const far = await bench.call('promo.calculate', { body, token, headers: { 'x-zone-id': 'samara-north' } });
  const near = await bench.call('promo.calculate', {
    body,
    token,
    headers: { 'x-zone-id': 'samara-centre' },
  });
  expect(far.fields['freeProducts']).toEqual([]);
  expect(near.fields['freeProducts']).toEqual([dish('Бесплатная доставка').code]);
});
