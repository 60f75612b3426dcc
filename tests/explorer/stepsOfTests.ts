import type { Step } from './sentence.ts';
import { SENTENCES } from './sentences.ts';
import type { KeptLine, Sight } from './sight.ts';
import type { SentOrder } from './weather.ts';

export const line = (part: Partial<KeptLine> = {}): KeptLine => ({
  id: 'l1',
  productId: 'p1',
  name: 'Рамен',
  kind: 'goods',
  quantity: 1,
  price: 50_000,
  modifiers: [],
  ...part,
});
/** The menu of Samara with one dish in the cart, unless the part says something else. */
export const sight = (part: Partial<Sight> = {}): Sight => ({
  isShop: true,
  isAlive: true,
  loadedAt: 0,
  address: '/samara/catalog',
  heading: 'Меню',
  dialogs: [],
  isFocusInDialog: false,
  buried: null,
  unread: null,
  isFocusLost: false,
  isWider: false,
  isNowhere: false,
  letters: 500,
  busy: [],
  basket: { count: 1, sum: 50_000 },
  listed: null,
  rows: null,
  kept: [line()],
  isLoggedIn: false,
  method: 'delivery',
  coupon: '',
  isOrdering: false,
  told: [],
  invalid: 0,
  fields: {},
  hearts: {},
  chosen: [],
  place: null,
  city: 'Самара',
  ...part,
});
export const empty = sight({ kept: [], basket: { count: 0, sum: null } });
export const sent = (part: Partial<SentOrder['body']>, id: string | null = 'o1'): SentOrder => ({
  key: 'k',
  id,
  body: part,
  refusal: null,
});
export const press = (name: string, role = 'button'): Step['act'] => ({ kind: 'press', role, name, nth: 0 });

const step = (part: Partial<Step>): Step => ({
  act: { kind: 'scroll' },
  before: sight(),
  after: sight(),
  under: ['/samara/catalog'],
  underWay: [],
  isSettled: true,
  hasAnswered: true,
  ordered: [],
  orders: [],
  orderPresses: 0,
  errors: [],
  coveredBy: null,
  early: null,
  isNight: false,
  hasNamedCity: false,
  marked: new Set(),
  ...part,
});

/** The sentences that a step breaks. */
export const broken = (part: Partial<Step>): readonly string[] =>
  SENTENCES.filter((sentence) => sentence.broken(step(part)) !== null).map(({ says }) => says);
