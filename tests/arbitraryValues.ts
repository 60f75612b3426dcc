import * as fc from 'fast-check';
import { lineId, type CartLine, type CartModifier } from '../src/domain/cart.ts';
import type { Product, TerminalId, ZoneId } from '../src/domain/catalog.ts';
import type {
  ActiveOrder,
  Address,
  AddressId,
  Consents,
  Courier,
  Customer,
  PastItem,
  PastOrder,
} from '../src/domain/customer.ts';
import { lonLat } from '../src/domain/geometry.ts';
import { kopecks, type Kopecks } from '../src/domain/money.ts';
import type { OrderRequest } from '../src/domain/orderRequest.ts';
import { personal } from '../src/domain/personal.ts';
import { secret } from '../src/kernel/event.ts';
import type { PromoAnswer } from '../src/slices/cart/coupons/state.ts';
import type { StepBack } from '../src/slices/cart/undo/state.ts';
import type { Modal } from '../src/slices/modal/state.ts';
import { EVERY_MODAL } from '../stories/everyModal.ts';
import {
  demoAddress,
  demoCatalog,
  demoCities,
  demoCustomer,
  demoOrder,
  demoPastOrder,
  demoSettings,
  dish,
  firstOptions,
  NOW,
  samara,
} from './demo.ts';
import { sampleOrder } from './samples.ts';
import { lineFor } from './given.ts';

/** Personal data that no journal may hold; every arbitrary below draws its personal data from here. */
export const SECRETS = {
  phone: '+79991234567',
  name: 'Секретова',
  street: 'Тайная улица',
  comment: 'тайный код домофона',
  token: 'TOP-SECRET-TOKEN',
  code: '864209',
} as const;
export const SECRET_TEXT = /9991234567|Секретов|Тайная|тайный код|TOP-SECRET|53\.1234567|864209/;

/** Few products, one of each kind that the rules tell apart, so that random events meet. */
export const fewProducts: readonly Product[] = [
  'Зелёный дракон',
  'Филадельфия классик',
  'Филадельфия люкс с икрой',
  'Собери свой вок',
  'Картофель фри',
  'Нигири с осьминогом',
  'Маки с лососем в подарок',
  'Вок с курицей в подарок',
  'Доставка',
  'Доставка в дальнюю зону',
  'Бесплатная доставка',
  'Сервисный сбор',
].map(dish);
export const fewGoods = fewProducts.slice(0, 5);

const terminals = demoSettings().restaurants[samara.iikoId]!.map(({ id }) => id);
const products = fc.constantFrom(...fewGoods);
export const productIds = fc.constantFrom(...fewProducts.map(({ id }) => id));
export const lineIds = fc.constantFrom('l1', 'l2', 'l3').map(lineId);
export const orderIds = fc.constantFrom('order-1', 'order-2');
export const userIds = fc.constantFrom('user-1', 'user-2');
export const keys = fc.constantFrom('key-1', 'key-2');
export const codes = fc.constantFrom('hit', 'new', 'fish', 'milk');
export const coupons = fc.constantFrom('', 'ЛАПША', ' ЖУРАВЛЬ10 ');
export const cityIds = fc.constantFrom(...demoCities.map(({ id }) => id));
export const zoneIds = fc
  .constantFrom('samara-centre', 'samara-east', 'samara-north')
  .map((id) => id as ZoneId);
export const terminalIds = fc.constantFrom<TerminalId>(...terminals, 'closed-for-good' as TerminalId);
export const versions = fc.constantFrom('1', '2');
export const texts = fc.constantFrom('', 'вок', 'Что-то пошло не так');
export const paths = fc.constantFrom(
  '/',
  '/samara/catalog',
  '/samara/checkout',
  '/personal',
  '/tolyatti/cart?x=1',
);
export const times = fc.constantFrom<string | null>(
  null,
  new Date(NOW).toISOString(),
  new Date(NOW + 7_200_000).toISOString(),
);
/** Milliseconds around the present of the tests. */
export const moments = fc.constantFrom(0, NOW - 86_400_000, NOW - 1, NOW, NOW + 1, NOW + 86_400_000);
export const sums: fc.Arbitrary<Kopecks> = fc
  .constantFrom(0, 1, 1_999, 14_900, 58_900, 99_999_999)
  .map(kopecks);
export const quantities = fc.constantFrom(1, 1, 2, 3, 5, 6);
export const ids = fc.constantFrom('e1', 'e2', 'e3');

const optionsOf = (product: Product): readonly (readonly CartModifier[])[] => {
  const all = product.modifierGroups.flatMap(({ id: groupId, name: groupName, modifiers }) =>
    modifiers.map(({ id, name, price, code }) => ({ id, name, price, code, amount: 1, groupId, groupName })),
  );
  const first = firstOptions(product);
  return [[], first, [...first, ...all.slice(0, 2)], all.slice(0, 2).toReversed()];
};
export const additions = products.chain((product) =>
  fc.record({
    productId: fc.constant(product.id),
    choice: fc.constantFrom(null, ...optionsOf(product)),
    quantity: quantities,
  }),
);
export const lines: fc.Arbitrary<CartLine> = products.chain((product) =>
  fc
    .record({
      id: lineIds,
      quantity: fc.constantFrom(1, 2, 5),
      modifiers: fc.constantFrom(...optionsOf(product)),
    })
    .map((changes) => lineFor(product.name, changes)),
);

/** Facts of the cart turned round. */
export const stepsBack: fc.Arbitrary<StepBack> = fc.oneof(
  fc.record({ kind: fc.constant('lineBack' as const), line: lines, index: fc.nat(2) }),
  fc.record({ kind: fc.constant('asBefore' as const), line: lines }),
  fc.record({ kind: fc.constant('giftGone' as const), line: lines }),
  fc.record({ kind: fc.constant('lineGone' as const), lineId: lineIds }),
  fc.record({
    kind: fc.constant('quantity' as const),
    lineId: lineIds,
    quantity: quantities,
    from: quantities,
  }),
  fc.record({ kind: fc.constant('unasked' as const), ids: fc.subarray(['e1/0', 'e2/0']) }),
  fc.record({
    kind: fc.constant('chosen' as const),
    fields: fc.oneof(
      fc.record({ coupon: coupons.map((code) => code.trim()) }),
      fc.record({ deliveryMethod: fc.constantFrom('delivery' as const, 'self' as const) }),
      fc.record({ restaurantId: fc.option(terminalIds) }),
      fc.record({ deliveryTime: times }),
    ),
  }),
);

export const phone = fc.constant(personal<Customer['phone']>(SECRETS.phone));
export const name = fc.constantFrom(personal<Customer['name']>(SECRETS.name), personal<Customer['name']>(''));
export const loginCodes = fc.constant(personal<never>(SECRETS.code));
export const token = fc.constantFrom(personal<never>(SECRETS.token), personal<never>('TOP-SECRET-OTHER'));
export const street = fc.constant(personal<Address['street']>(SECRETS.street));
export const comments = fc.constant(personal<never>(SECRETS.comment));
export const points = fc.constantFrom(lonLat(50.1, 53.1234567), lonLat(50.2, 53.1234567)).map(secret);
export const consents: fc.Arbitrary<Consents> = fc.record({
  personalData: fc.boolean(),
  pushNotifications: fc.boolean(),
  advertising: fc.boolean(),
});

export const customers: fc.Arbitrary<Customer> = fc
  .record({ id: userIds, phone, name, balance: sums })
  .map((changes) => ({ ...demoCustomer, ...changes }) as Customer);
export const addresses: fc.Arbitrary<Address> = fc
  .record({ id: fc.constantFrom('a1', 'a2'), street, zoneId: fc.option(zoneIds) })
  .map((changes) => ({ ...demoAddress, ...changes, id: changes.id as AddressId }));
export const couriers: fc.Arbitrary<Courier | null> = fc.option(fc.record({ name, phone }));
export const statuses = fc.constantFrom(
  'WaitCooking',
  'CookingStarted',
  'OnWay',
  'Closed',
  'Cancelled',
  'Packing',
);
export const orders: fc.Arbitrary<ActiveOrder> = fc
  .record({ id: orderIds, status: statuses, courier: couriers, method: fc.constantFrom('delivery', 'self') })
  .map((changes) => ({ ...demoOrder, ...changes }));
export const pastItems: fc.Arbitrary<PastItem> = fc.constantFrom(...demoPastOrder.items);
export const pastOrders: fc.Arbitrary<PastOrder | null> = fc.option(fc.constant(demoPastOrder));

export const answers: fc.Arbitrary<PromoAnswer> = fc.record({
  discountTotal: sums,
  lostGift: fc.option(
    fc.record({ code: fc.constant('1'), name: fc.constant('Пицца'), missing: fc.option(sums) }),
  ),
  freeProducts: fc.subarray([...fewProducts.map(({ code }) => code), 'no-such-code']),
  loyaltyErrors: fc.subarray(['Не найден']),
});
export const requests: fc.Arbitrary<OrderRequest> = fc
  .record({
    phone,
    name,
    comment: comments,
    address: fc.option(addresses),
    lines: fc.array(lines, { maxLength: 2 }),
    sum: sums,
  })
  .map(({ sum, ...body }) =>
    sampleOrder({
      ...body,
      fullPrice: sum,
      notGiftsAndNotDeliveryTotal: sum,
      total: sum,
      deliveryMethod: 'delivery',
      terminalId: null,
      payment: 'card',
    }),
  );

/** What another tab may have left of the cart. */
export const savedCarts = fc
  .record({
    lines: fc.array(lines, { maxLength: 2 }),
    placed: fc.option(fc.record({ key: keys, id: orderIds })),
    intent: fc.option(
      fc.record({
        key: keys,
        body: requests,
        state: fc.constant('uncertain' as const),
        madeAt: fc.constant(NOW),
      }),
    ),
  })
  .map(secret);

const gift: fc.Arbitrary<Modal> = fc.record({
  kind: fc.constantFrom('modifiers', 'product'),
  productId: productIds,
  isGift: fc.boolean(),
});
const plain: fc.Arbitrary<Modal> = fc.constantFrom(
  ...Object.values(EVERY_MODAL)
    .map(({ modal }) => modal)
    .filter((modal) => Object.keys(modal).length === 1),
);
export const modals: fc.Arbitrary<Modal> = fc.oneof(
  plain,
  gift,
  fc.record({ kind: fc.constant('cartErrors'), messages: fc.subarray(['a', 'b']) }),
  fc.record({ kind: fc.constant('information'), text: fc.constantFrom('a', 'b') }),
  fc.record({ kind: fc.constant('reservation'), terminalId: terminalIds }),
  fc.constantFrom<Modal>({ kind: 'sharedCart', lines: null }, EVERY_MODAL.sharedCart.modal),
);
export const modalKinds = modals.map(({ kind }) => kind);
/** The settings, with the shop open or not. */
export const settings = fc
  .record({ isSiteNotWorking: fc.boolean(), isSiteInformation: fc.boolean(), isMarchModalOn: fc.boolean() })
  .map((changes) => ({ ...demoSettings(), ...changes }));
/** The few products, some of them gone or dearer. */
export const catalogs = fc.subarray([...fewProducts], { minLength: 8 }).chain((some) =>
  fc.constantFrom(0, 100).map((more) => ({
    groups: demoCatalog.groups,
    products: some.map((product, at) =>
      at === 0 ? { ...product, price: kopecks(product.price + more) } : product,
    ),
    stopList: demoCatalog.stopList,
  })),
);
