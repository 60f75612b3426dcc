import { onField } from '../../changes/edits.ts';
import { isFields } from '../../layers/layer.ts';
import { byHand } from './hand.ts';

const PRICES = 'products.*.price';
const OPTION = 'products.*.groupModifiers.*.modifiers.*';
const UNKNOWN = 'aaaaaaaa-0000-0000-0000-000000000000';
const unknown = (): string => UNKNOWN;
const MONEY = 'a price is a number of roubles with two decimals at most';
const STATUS = 'the steps know the status words of the list';

export const relations = byHand('relations', [
  [
    'the last product is in a group that does not exist',
    'catalog.all',
    'the dish is in no section',
    onField('catalog.all', 'products.*.parentGroup', unknown, 'last'),
  ],
  [
    'a product in the middle is in a group that does not exist',
    'catalog.all',
    'the dish is in no section',
    onField('catalog.all', 'products.*.parentGroup', unknown, 'middle'),
  ],
  [
    'a section is below a group that does not exist',
    'catalog.all',
    'the section is not found from the menu',
    onField('catalog.all', 'groups.*.parentGroup', unknown, 'last'),
  ],
  [
    'the stop list names a restaurant that does not exist',
    'catalog.all',
    'what is out can be ordered',
    onField('catalog.all', 'stopList.*.deliveryTerminalId', unknown, 'last'),
  ],
  [
    'an option without a name is a product that does not exist',
    'catalog.all',
    'a modifier’s missing name is taken from the product whose id is modifierId',
    onField(
      'catalog.all',
      OPTION,
      (option) => ({ modifierId: UNKNOWN, price: isFields(option) ? option['price'] : 0 }),
      'last',
    ),
  ],
  [
    'a price with three decimals',
    'catalog.all',
    MONEY,
    onField('catalog.all', PRICES, () => 549.125, 'middle'),
  ],
  [
    'the last price with three decimals',
    'catalog.all',
    MONEY,
    onField('catalog.all', PRICES, () => 549.125, 'last'),
  ],
  [
    'the price of an option with three decimals',
    'catalog.all',
    MONEY,
    onField('catalog.all', `${OPTION}.price`, () => 49.999, 'last'),
  ],
  ['a price below nothing', 'catalog.all', MONEY, onField('catalog.all', PRICES, () => -10, 'middle')],
  [
    'the discount with three decimals',
    'promo.calculate',
    MONEY,
    onField('promo.calculate', 'discountTotal', (sum) => Number(sum) + 0.125),
  ],
  [
    'the status of an order in capitals',
    'order.active',
    STATUS,
    onField('order.active', 'delivery.status', (status) =>
      String(status)
        .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
        .toUpperCase(),
    ),
  ],
  [
    'the status of an order in Russian',
    'order.active',
    STATUS,
    onField('order.active', 'delivery.status', () => 'В пути'),
  ],
  [
    'the status of an order as another word',
    'order.active',
    STATUS,
    onField('order.active', 'delivery.status', () => 'Courier'),
  ],
  [
    'modifiers of the last order that are none of the menu',
    'order.last',
    'each mod carries an iikoId that matches a catalog modifierId: else the repeat stops',
    onField('order.last', 'products.*.mods.*.iikoId', unknown),
  ],
  [
    'a present that is no product of the menu',
    'promo.calculate',
    'freeProducts are codes of products: this one is given to nobody',
    onField('promo.calculate', 'freeProducts', () => ['99999-0']),
  ],
  [
    'an active order that is expected at no time',
    'order.active',
    'the time is ISO: it cannot be told',
    onField('order.active', 'delivery.estimatedDeliveryTime', () => 'через 40 минут'),
  ],
  [
    'notifications with dates of another form',
    'notification.list',
    'createdAt is ISO: what is new is not counted',
    onField('notification.list', 'items.*.createdAt', () => '26.11.2026 12:00', 'last'),
  ],
]);
