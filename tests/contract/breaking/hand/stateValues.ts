import { onField, onRefusal, renamed } from '../../changes/edits.ts';
import type { MakeLayer } from '../../layers/layer.ts';
import { isFields, isList } from '../../layers/layer.ts';
import { byHand } from './hand.ts';

const KOPECKS = 100;
const times =
  (factor: number) =>
  (value: unknown): unknown =>
    typeof value === 'number' ? value * factor : value;
const plus =
  (more: number) =>
  (value: unknown): unknown =>
    typeof value === 'number' ? value + more : value;

const PRICES = 'products.*.price';
const OPTIONS = 'products.*.groupModifiers.*.modifiers.*.price';

/** The products that states have asked for are not for sale. */
const withoutAskedProducts: MakeLayer = () => {
  const asked = new Set<unknown>();
  return {
    state: (call, next) => {
      if (call.action === 'teardown') asked.clear();
      else if (call.state.startsWith('the menu has')) asked.add(call.params['id']);
      return next(call);
    },
    call: async (call, next) => {
      const answer = await next(call);
      if (call.operation !== 'catalog.all' || !isFields(answer.body)) return answer;
      const { products } = answer.body;
      const left = isList(products)
        ? products.filter((product: unknown) => !(isFields(product) && asked.has(product['id'])))
        : products;
      return { ...answer, body: { ...answer.body, products: left } };
    },
  };
};

const otherStatus = (status: unknown): unknown => (status === 'OnWay' ? 'Waiting' : 'OnWay');

export const stateValues = byHand('what a state has given', [
  [
    'prices in kopecks',
    'catalog.all',
    'everything costs a hundred times as much',
    onField('catalog.all', PRICES, times(KOPECKS)),
  ],
  [
    'prices of options in kopecks',
    'catalog.all',
    'an option costs a hundred times as much',
    onField('catalog.all', OPTIONS, times(KOPECKS)),
  ],
  [
    'prices a rouble too high',
    'catalog.all',
    'the price is not the one that was set',
    onField('catalog.all', PRICES, plus(1)),
  ],
  [
    'prices of options left out',
    'catalog.all',
    'an option with a price is for nothing',
    onField('catalog.all', OPTIONS, times(0)),
  ],
  ['a product that is for sale is missing', 'catalog.all', 'it is taken out of carts', withoutAskedProducts],
  [
    'what a customer likes is not liked',
    'catalog.all',
    'favourites look as if they were none',
    onField('catalog.all', 'products.*.isLiked', () => false),
  ],
  [
    'a dish with a choice has none',
    'catalog.all',
    'the dish comes without what belongs to it',
    onField('catalog.all', 'products.*.groupModifiers', () => []),
  ],
  [
    'options without their group',
    'catalog.all',
    'a required choice is not asked for',
    onField('catalog.all', 'products.*.groupModifiers.*.modifiers', () => []),
  ],
  [
    'the active order has another status',
    'order.active',
    'the steps show what is not so',
    onField('order.active', 'delivery.status', otherStatus),
  ],
  [
    'the active order has another id',
    'order.active',
    'events of the order are not applied',
    onField('order.active', 'id', (id) => `${String(id)}0`),
  ],
  [
    'saved addresses have other ids',
    'address.list',
    'deleting one says that it is gone already',
    onField('address.list', '*.id', (id) => `${String(id)}0`),
  ],
  [
    'saved addresses are not listed',
    'address.list',
    'the customer has none',
    onField('address.list', '', () => []),
  ],
  [
    'other products are liked',
    'like.list',
    'hearts stand at dishes that nobody liked',
    onField('like.list', '*.productId', (id) => `${String(id)}0`),
  ],
  [
    'notifications are not listed',
    'notification.list',
    'news are missed',
    onField('notification.list', 'items', () => []),
  ],
  [
    'the name of a customer is another',
    'user.find',
    'the customer is greeted by another name',
    onField('user.find', 'name', () => 'Гость'),
  ],
  [
    'past orders are not listed',
    'order.history',
    'nothing can be repeated',
    onField('order.history', '', () => []),
  ],
  [
    'the last order has lost its modifiers',
    'order.last',
    'a repeated dish comes without its choice',
    onField('order.last', 'products.*.mods', () => []),
  ],
  [
    'past orders have lost their modifiers',
    'order.history',
    'a repeated dish comes without its choice',
    onField('order.history', '*.items.*.modifiers', () => []),
  ],
  [
    'a coupon gives no discount',
    'promo.calculate',
    'the code does nothing',
    onField('promo.calculate', 'discountTotal', () => 0),
  ],
  [
    'a coupon gives no present',
    'promo.calculate',
    'the present is lost',
    onField('promo.calculate', 'freeProducts', () => []),
  ],
  [
    'the discount in kopecks',
    'promo.calculate',
    'the discount is more than the cart: the order is for nothing, and is refused',
    onField('promo.calculate', 'discountTotal', times(KOPECKS)),
  ],
  [
    'an unknown code is passed over',
    'promo.calculate',
    'nobody is told that the code does not exist',
    onField('promo.calculate', 'loyaltyProgramErrors', () => []),
  ],
  [
    'one promotion is another one',
    'promo.find',
    'the customer is told the terms of another code',
    onField('promo.find', 'code', () => 'ДРУГОЙ'),
  ],
  [
    'the words of a refusal under another name',
    'order.place',
    'the customer does not learn why',
    onRefusal('order.place', 403, (answer) => ({
      ...answer,
      body: renamed('message', 'error')(answer.body),
    })),
  ],
  [
    'the words of a refused address under another name',
    'address.create',
    'the customer does not learn why',
    onRefusal('address.create', 422, (answer) => ({
      ...answer,
      body: renamed('message', 'detail')(answer.body),
    })),
  ],
]);
