import type { StateCall } from '../layers/layer.ts';

/** Who and what the judge's own calls are about; invented here, so that nothing depends on the kit's own choice. */
export const PHONE = '+79990001122';
export const NAME = 'Вера';
export const PLAIN = { id: 'judge-plain', code: '81001', name: 'Суп дня', price: 310 };
const OPTION = {
  id: 'judge-option',
  code: '81003',
  name: 'Соус дня',
  price: 45,
  groupId: 'judge-options',
  groupName: 'Соус',
};
const CHOSEN = { id: 'judge-chosen', code: '81002', name: 'Лапша дня', price: 420 };
export const ADDRESS_LINES = { city: 'Самара', street: 'Садовая', home: '3', zoneId: 'samara-centre' };

export type Given = Pick<StateCall, 'state' | 'params'>;

const given = (state: string, params: Readonly<Record<string, unknown>> = {}): Given => ({ state, params });

export const customer = given('there is a customer', { phone: PHONE, name: NAME });
export const nobody = given('nobody has the phone', { phone: PHONE });
export const savedAddress = given('the customer has a saved address', { phone: PHONE, lines: ADDRESS_LINES });
export const notified = given('the customer has a notification', { phone: PHONE });
export const plainProduct = given('the menu has a plain product', PLAIN);
export const chosenProduct = given('the menu has a product with a choice', { ...CHOSEN, modifier: OPTION });
export const liked = given('the customer likes a product', { phone: PHONE, productId: PLAIN.id });
export const onItsWay = given('the customer has an active order', { phone: PHONE, status: 'OnWay' });
export const orderedBefore = given('the customer has ordered before', { phone: PHONE });
export const free = given('the city charges', { city: 'samara', fee: 0, delivery: 0 });
export const restaurant = given('a restaurant takes orders', { city: 'samara' });
export const coupon = given('a coupon gives a discount and a gift', { productId: PLAIN.id, amount: 3 });
export const promotion = given('there is a promotion');
export const allSettings = given('every setting is filled in');
export const streets = given('a city has streets');
export const conditions = given('a zone has conditions');
export const about = given('a page exists', { slug: 'about' });

const item = (amount: number) => ({
  id: PLAIN.id,
  name: PLAIN.name,
  amount,
  sum: PLAIN.price * amount,
  code: PLAIN.code,
  modifiers: [],
});

const draft = (amount: number) => ({ phone: PHONE, date: null, items: [item(amount)], address: null });

export const promoBody = (code: string) => ({
  coupon: code,
  fullPrice: PLAIN.price * 3,
  notGiftsAndNotDeliveryTotal: PLAIN.price * 3,
  customer: { phone: PHONE, name: NAME },
  order: draft(3),
});

export const orderBody = (terminalId: string) => ({
  customer: { phone: PHONE, name: NAME },
  order: draft(2),
  coupon: '',
  spendBonus: 0,
  deliveryMethod: 'self',
  deliveryTerminalId: terminalId,
  address: null,
  deliveryTime: null,
  payment: 'cash',
  changeFrom: null,
  persons: 1,
  comment: '',
  total: PLAIN.price * 2,
  fullPrice: PLAIN.price * 2,
  discountTotal: 0,
});
