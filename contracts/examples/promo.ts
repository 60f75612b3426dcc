import { COUPON_UNKNOWN, NO_PROMOTION } from '../alternatives/outcomes.ts';
import { given } from '../states.ts';
import { among, fromState, needed, type Examples } from './example.ts';
import {
  CITY,
  customerIn,
  customerOut,
  NAME,
  ofOther,
  otherUserId,
  PHONE,
  PLAIN,
  plainItem,
  plainOnSale,
  refusedCall,
  userId,
} from './samples.ts';

export const COUPON = 'ВОК15';
export const NO_COUPON = 'NONE';
export const FROM = '2026-03-01T00:00:00.000Z';
export const TO = '2026-03-31T00:00:00.000Z';
/** Three of it bring the gift. */
export const SNACK = { ...PLAIN, price: 600 } as const;
export const SNACKS = 3;
export const UNKNOWN_COUPON = 'Промокод не найден';
export const NO_SUCH_SET = 'Такого набора нет';

const bare = { id: 'promo-1', code: COUPON };
const code = fromState('code', COUPON);
const full = {
  ...bare,
  code,
  title: 'Скидка',
  description: 'На воки',
  image: 'https://cdn.example/promo.avif',
  dateFrom: FROM,
  dateTo: TO,
  isPersonal: true,
};
const promotions = [customerIn, given('there is a promotion', {})];
const unknown = given('no coupon has the code', { coupon: NO_COUPON });
const list = { operation: 'promo.list', isSignedIn: true, query: { userId } } as const;
const find = { operation: 'promo.find', isSignedIn: true, parameters: { code: NO_COUPON } } as const;
const known = { given: promotions, parameters: { code }, status: 200 } as const;
const cart = (coupon: unknown, item: object, total: number) => ({
  coupon,
  fullPrice: total,
  notGiftsAndNotDeliveryTotal: total,
  customer: { phone: PHONE, name: NAME },
  order: { phone: PHONE, date: null, items: [item], address: null },
});
const calculate = {
  operation: 'promo.calculate',
  isSignedIn: true,
  city: CITY,
  body: cart('', plainItem, PLAIN.price),
} as const;

const readingExamples = {
  list: {
    ...list,
    description: 'a request for the promotions',
    given: promotions,
    status: 200,
    answer: among(full),
  },
  leastList: {
    ...list,
    description: 'a request for the promotions, with the fewest fields',
    given: promotions,
    status: 200,
    answer: [bare],
  },
  listSignedOut: {
    ...list,
    description: 'a request for the promotions without a valid session',
    given: [customerOut],
    status: 401,
  },
  listOfOther: {
    ...list,
    ...ofOther,
    description: 'a request for the promotions of another customer',
    query: { userId: otherUserId },
  },
  one: {
    ...find,
    ...known,
    description: 'a request for one promotion',
    answer: full,
  },
  leastOne: {
    ...find,
    ...known,
    description: 'a request for one promotion, with the fewest fields',
    answer: bare,
  },
  oneOfNone: {
    ...find,
    description: 'a request for an unknown promotion',
    given: [customerIn, unknown],
    status: 404,
    otherwise: NO_PROMOTION,
  },
  oneSignedOut: {
    ...find,
    description: 'a request for one promotion without a valid session',
    given: [customerOut],
    status: 401,
  },
} satisfies Examples;

const calculationExamples = {
  discount: {
    ...calculate,
    description: 'the calculation of a cart with a coupon',
    given: [
      customerIn,
      given('the menu has a plain product', SNACK),
      given('a coupon gives a discount and a gift', { productId: SNACK.id, amount: SNACKS }),
    ],
    body: cart(
      fromState('coupon', COUPON),
      { ...plainItem, amount: SNACKS, sum: SNACK.price * SNACKS },
      SNACK.price * SNACKS,
    ),
    status: 'success',
    answer: {
      discountTotal: needed(180),
      lostGift: { code: '90001', name: 'Пицца', sum: 200 },
      freeProducts: needed(['90002']),
      loyaltyProgramErrors: [],
    },
  },
  nothingGranted: {
    ...calculate,
    description: 'the calculation of a cart, with the fewest fields',
    given: [customerIn, plainOnSale],
    status: 'success',
    answer: {},
  },
  unknownCoupon: {
    ...calculate,
    description: 'the calculation of a cart with an unknown coupon',
    given: [customerIn, plainOnSale, unknown],
    body: cart(NO_COUPON, plainItem, PLAIN.price),
    status: 'success',
    otherwise: COUPON_UNKNOWN,
    answer: { loyaltyProgramErrors: needed([UNKNOWN_COUPON]) },
  },
  calculationSignedOut: {
    ...calculate,
    description: 'the calculation of a cart without a valid session',
    given: [customerOut, plainOnSale],
    status: 401,
  },
  calculationRefused: {
    ...calculate,
    description: 'the calculation of a cart that is refused',
    given: [customerIn, plainOnSale, refusedCall('promo.calculate', 422, NO_SUCH_SET)],
    status: 422,
    answer: { message: NO_SUCH_SET },
  },
  calculationRefusedWordlessly: {
    ...calculate,
    description: 'the calculation of a cart that is refused without a word',
    given: [customerIn, plainOnSale, refusedCall('promo.calculate', 422, null)],
    status: 422,
  },
} satisfies Examples;

export const promoExamples = { ...readingExamples, ...calculationExamples };
