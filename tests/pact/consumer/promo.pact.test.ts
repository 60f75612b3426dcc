import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { contract } from '../../../contracts/router.ts';
import { fromRoubles, times } from '../../../src/domain/money.ts';
import { exchange, refusedExchange } from '../exchange.ts';
import { injected, isoTime, wireId } from '../matchers.ts';
import {
  customerIn,
  customerOut,
  lineOf,
  NAME,
  OWN_WORDS,
  PHONE,
  PLAIN,
  plainItem,
  plainOnSale,
  selfOrder,
  SESSION_OVER,
  told,
  USER,
  userId,
} from '../samples.ts';
import { given } from '../../../contracts/states.ts';

const { boolean, eachLike, arrayContaining, number, string } = MatchersV3;
const CODE = 'ВОК15';
const FROM = '2026-03-01T00:00:00.000Z';
const TO = '2026-03-31T00:00:00.000Z';
const bare = { id: wireId('promo-1'), code: string(CODE) };
const full = {
  ...bare,
  title: string('Скидка'),
  description: string('На воки'),
  image: string('https://cdn.example/promo.avif'),
  dateFrom: isoTime(FROM),
  dateTo: isoTime(TO),
  isPersonal: boolean(true),
};
const promotions = [customerIn, given('there is a promotion', {})];
const list = { operation: 'promo.list', isSignedIn: true, query: { userId } } as const;
const find = { operation: 'promo.find', isSignedIn: true } as const;
const calculate = { operation: 'promo.calculate', isSignedIn: true, city: 'samara' } as const;
const sent = (coupon: unknown, item: object, total: number) => ({
  coupon,
  fullPrice: total,
  notGiftsAndNotDeliveryTotal: total,
  customer: { phone: PHONE, name: NAME },
  order: { phone: PHONE, date: null, items: [item], address: null },
});
const plain = sent('', plainItem, PLAIN.price);
const refused = (message: string | null) =>
  given('the call is refused', { operation: 'promo.calculate', status: 422, message });

it('lists promotions with all their fields', async () => {
  const promos = await exchange(
    {
      ...list,
      description: 'a request for the promotions',
      given: promotions,
      status: 200,
      answer: arrayContaining(full),
    },
    ({ api }) => api.promos(USER),
  );
  expect(promos).toMatchObject([
    { code: CODE, title: 'Скидка', dateFrom: FROM, dateTo: TO, isPersonal: true },
  ]);
});

it('lists promotions that have only a code', async () => {
  const promos = await exchange(
    {
      ...list,
      description: 'a request for the promotions, with the fewest fields',
      given: promotions,
      status: 200,
      answer: eachLike(bare),
    },
    ({ api }) => api.promos(USER),
  );
  expect(promos).toMatchObject([{ code: CODE, title: CODE, dateTo: null, isPersonal: false }]);
});

it('learns from the promotions that the session is over', async () => {
  const failure = await refusedExchange(
    {
      ...list,
      description: 'a request for the promotions without a valid session',
      given: [customerOut],
      status: 401,
    },
    ({ api }) => api.promos(USER),
  );
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('finds a promotion by its code', async () => {
  const text = await exchange(
    {
      ...find,
      description: 'a request for one promotion',
      given: promotions,
      parameters: { code: injected('code', CODE) },
      status: 200,
      answer: bare,
    },
    ({ call }) => call(contract.promo.find, { parameters: { code: CODE } }),
  );
  expect(JSON.parse(text)).toEqual({ id: 'promo-1', code: CODE });
});

it('is told that no promotion has the code', async () => {
  const coupon = 'NONE';
  const failure = await refusedExchange(
    {
      ...find,
      description: 'a request for an unknown promotion',
      given: [customerIn, given('no coupon has the code', { coupon })],
      parameters: { code: coupon },
      status: 404,
    },
    ({ call }) => call(contract.promo.find, { parameters: { code: coupon } }),
  );
  expect(failure).toMatchObject({ status: 404, refusals: [] });
});

it('reads a discount, a free product and a gift that is nearly reached', async () => {
  const snack = { ...PLAIN, price: 600 };
  const amount = 3;
  const line = lineOf(snack, { quantity: amount });
  const total = times(fromRoubles(snack.price), amount);
  const item = { ...plainItem, amount, sum: snack.price * amount };
  const coupon = given('a coupon gives a discount and a gift', { productId: PLAIN.id, amount });
  const answer = await exchange(
    {
      ...calculate,
      description: 'the calculation of a cart with a coupon',
      given: [customerIn, given('the menu has a plain product', snack), coupon],
      body: sent(injected('coupon', CODE), item, snack.price * amount),
      status: 'success',
      answer: {
        discountTotal: number(180),
        lostGift: { code: string('90001'), name: string('Пицца'), sum: number(200) },
        freeProducts: eachLike(string('90002')),
        loyaltyProgramErrors: [],
      },
    },
    ({ api }) =>
      api.calculatePromo(
        selfOrder({ coupon: CODE, lines: [line], fullPrice: total, notGiftsAndNotDeliveryTotal: total }),
      ),
  );
  expect(answer).toEqual({
    discountTotal: 18_000,
    lostGift: { code: '90001', name: 'Пицца', missing: 20_000 },
    freeProducts: ['90002'],
    loyaltyErrors: [],
  });
});

it('reads a calculation that grants nothing', async () => {
  const answer = await exchange(
    {
      ...calculate,
      description: 'the calculation of a cart, with the fewest fields',
      given: [customerIn, plainOnSale],
      body: plain,
      status: 'success',
      answer: {},
    },
    ({ api }) => api.calculatePromo(selfOrder()),
  );
  expect(answer).toEqual({ discountTotal: 0, lostGift: null, freeProducts: [], loyaltyErrors: [] });
});

it('is told what is wrong with a coupon, which is no failure', async () => {
  const coupon = 'NONE';
  const answer = await exchange(
    {
      ...calculate,
      description: 'the calculation of a cart with an unknown coupon',
      given: [customerIn, plainOnSale, given('no coupon has the code', { coupon })],
      body: { ...plain, coupon },
      status: 'success',
      answer: { loyaltyProgramErrors: eachLike(string('Промокод не найден')) },
    },
    ({ api }) => api.calculatePromo(selfOrder({ coupon })),
  );
  expect(answer.loyaltyErrors).toEqual(['Промокод не найден']);
});

it('learns from a calculation that the session is over', async () => {
  const failure = await refusedExchange(
    {
      ...calculate,
      description: 'the calculation of a cart without a valid session',
      given: [customerOut, plainOnSale],
      body: plain,
      status: 401,
    },
    ({ api }) => api.calculatePromo(selfOrder()),
  );
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('is told why a cart cannot be calculated', async () => {
  const message = 'Такого набора нет';
  const failure = await refusedExchange(
    {
      ...calculate,
      description: 'the calculation of a cart that is refused',
      given: [customerIn, plainOnSale, refused(message)],
      body: plain,
      status: 422,
      answer: { message: string(message) },
    },
    ({ api }) => api.calculatePromo(selfOrder()),
  );
  expect(failure).toMatchObject({ status: 422, message, refusals: told(message) });
});

it('has its own words for a calculation that is refused without any', async () => {
  const failure = await refusedExchange(
    {
      ...calculate,
      description: 'the calculation of a cart that is refused without a word',
      given: [customerIn, plainOnSale, refused(null)],
      body: plain,
      status: 422,
    },
    ({ api }) => api.calculatePromo(selfOrder()),
  );
  expect(failure).toMatchObject({ status: 422, message: null, refusals: told(OWN_WORDS) });
});
