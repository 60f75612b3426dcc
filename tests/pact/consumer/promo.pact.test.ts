import { expect, it } from 'vitest';
import {
  COUPON,
  FROM,
  NO_COUPON,
  NO_SUCH_SET,
  promoExamples,
  SNACK,
  SNACKS,
  TO,
  UNKNOWN_COUPON,
} from '../../../contracts/examples/promo.ts';
import { fromRoubles, times } from '../../../src/domain/money.ts';
import { exchange, refusedExchange } from '../exchange.ts';
import { lineOf, OTHER_USER, OWN_WORDS, selfOrder, SESSION_OVER, told, USER } from '../samples.ts';

it('lists promotions with all their fields', async () => {
  const promos = await exchange(promoExamples.list, ({ api }) => api.promos(USER));
  expect(promos).toMatchObject([
    { code: COUPON, title: 'Скидка', dateFrom: FROM, dateTo: TO, isPersonal: true },
  ]);
});

it('lists promotions that have only a code', async () => {
  const promos = await exchange(promoExamples.leastList, ({ api }) => api.promos(USER));
  expect(promos).toMatchObject([{ code: COUPON, title: COUPON, dateTo: null, isPersonal: false }]);
});

it('learns from the promotions that the session is over', async () => {
  const failure = await refusedExchange(promoExamples.listSignedOut, ({ api }) => api.promos(USER));
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('is refused the promotions of another customer', async () => {
  const failure = await refusedExchange(promoExamples.listOfOther, ({ api }) => api.promos(OTHER_USER));
  expect(failure).toMatchObject({ status: 403, refusals: told(OWN_WORDS) });
});

it('finds a promotion by its code', async () => {
  const promo = await exchange(promoExamples.one, ({ api }) => api.promo(COUPON));
  expect(promo).toMatchObject({ id: 'promo-1', code: COUPON, title: 'Скидка', dateTo: TO });
});

it('finds a promotion that has only a code', async () => {
  const promo = await exchange(promoExamples.leastOne, ({ api }) => api.promo(COUPON));
  expect(promo).toMatchObject({ id: 'promo-1', code: COUPON, title: COUPON });
});

it('takes 404 for no promotion', async () => {
  const promo = await exchange(promoExamples.oneOfNone, ({ api }) => api.promo(NO_COUPON));
  expect(promo).toBeNull();
});

it('learns from one promotion that the session is over', async () => {
  const failure = await refusedExchange(promoExamples.oneSignedOut, ({ api }) => api.promo(NO_COUPON));
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('reads a discount, a free product and a gift that is nearly reached', async () => {
  const total = times(fromRoubles(SNACK.price), SNACKS);
  const cart = selfOrder({
    coupon: COUPON,
    lines: [lineOf(SNACK, { quantity: SNACKS })],
    fullPrice: total,
    notGiftsAndNotDeliveryTotal: total,
  });
  const answer = await exchange(promoExamples.discount, ({ api }) => api.calculatePromo(cart));
  expect(answer).toEqual({
    discountTotal: 18_000,
    lostGift: { code: '90001', name: 'Пицца', missing: 20_000 },
    freeProducts: ['90002'],
    loyaltyErrors: [],
  });
});

it('reads a calculation that grants nothing', async () => {
  const answer = await exchange(promoExamples.nothingGranted, ({ api }) => api.calculatePromo(selfOrder()));
  expect(answer).toEqual({ discountTotal: 0, lostGift: null, freeProducts: [], loyaltyErrors: [] });
});

it('is told what is wrong with a coupon, which is no failure', async () => {
  const answer = await exchange(promoExamples.unknownCoupon, ({ api }) =>
    api.calculatePromo(selfOrder({ coupon: NO_COUPON })),
  );
  expect(answer.loyaltyErrors).toEqual([UNKNOWN_COUPON]);
});

it('learns from a calculation that the session is over', async () => {
  const failure = await refusedExchange(promoExamples.calculationSignedOut, ({ api }) =>
    api.calculatePromo(selfOrder()),
  );
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('is told why a cart cannot be calculated', async () => {
  const failure = await refusedExchange(promoExamples.calculationRefused, ({ api }) =>
    api.calculatePromo(selfOrder()),
  );
  expect(failure).toMatchObject({ status: 422, message: NO_SUCH_SET, refusals: told(NO_SUCH_SET) });
});

it('has its own words for a calculation that is refused without any', async () => {
  const failure = await refusedExchange(promoExamples.calculationRefusedWordlessly, ({ api }) =>
    api.calculatePromo(selfOrder()),
  );
  expect(failure).toMatchObject({ status: 422, message: null, refusals: told(OWN_WORDS) });
});
