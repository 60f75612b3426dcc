import { address } from '../address.ts';
import * as catalog from '../catalog.ts';
import { city } from '../city.ts';
import * as order from '../order.ts';
import { orderStatusUpdate } from '../live.ts';
import * as promo from '../promo.ts';
import { read, specified, type Sentence } from '../sentence.ts';
import * as setting from '../setting.ts';
import { user } from '../user.ts';
import type { EmptyField } from './alternative.ts';

const empty = (
  name: string,
  holder: EmptyField['holder'],
  field: string,
  sentence: Sentence,
): EmptyField => ({ name, holder, field, sentence });

const courier = read(2, '`courierInfo`: `{name?, phone?}` or null');
const restaurant = read(
  2,
  "Restaurant: `deliveryTerminalId`, `name`, `address`, `phone?`, `coordinates? [lat, lon]`, `workTime?` (same shape as WORK_TIME's array), `image?`",
);
const zone = read(2, '`polygon? [[lon, lat], …]` (closed or open ring), `color?`');
const slides = read(2, 'SECTION_PROMO_IMAGES `[{image, imageMobile?, title, link?}]`');
const optional = read(7, 'a field that may be left out is absent or null, which mean the same');
const product = read(
  2,
  'Product: `weight?` (g), `energy? {calories, proteins, fats, carbohydrates}`, `image` a URL or null',
);
const token = read(2, 'A user without one is logged in all the same, and no Authorization header is sent');
const userDefaults = specified(3, 'balance (whole number, 0), zoneId (0)');

/**
 * Fields of the specification that a service may leave out or answer with null even where a state gives a value for them. Any
 * other optional field may be empty where none does, and what is `assumed` anyway.
 */
export const empties: readonly EmptyField[] = [
  empty('the owner of an address', address, 'userId', optional),
  empty('the picture of a product', catalog.product, 'image', product),
  empty('the section above a section', catalog.group, 'parentGroup', optional),
  empty('the most of a product in one line', catalog.product, 'maxPerPositionInOrder', optional),
  empty('the courier of an order', order.orderDelivery, 'courierInfo', courier),
  empty('the courier of a pushed status', orderStatusUpdate, 'courierInfo', courier),
  empty('the status before a pushed one', orderStatusUpdate, 'previousStatus', optional),
  empty('the picture of a menu entry', setting.menuItem, 'image', optional),
  empty('the service fee of a city', setting.cityData, 'serviceFeeId', optional),
  empty('the free delivery of a city', setting.cityData, 'freeDeliveryId', optional),
  empty('the hours of a restaurant', setting.restaurant, 'workTime', restaurant),
  empty('the picture of a restaurant', setting.restaurant, 'image', restaurant),
  empty('the phone of a restaurant', setting.restaurant, 'phone', restaurant),
  empty('the place of a restaurant', setting.restaurant, 'coordinates', restaurant),
  empty('the colour of a zone', setting.cityZone, 'color', zone),
  empty('the border of a zone', setting.cityZone, 'polygon', zone),
  empty('the narrow picture of a slide', setting.slide, 'imageMobile', slides),
  empty('the link of a slide', setting.slide, 'link', slides),
  empty('the name of a city in its case', city, 'cityIn', optional),
  empty('the token of a login', user, 'token', token),
  empty('the bonuses of a customer', user, 'balance', userDefaults),
  empty('the zone of a customer', user, 'zoneId', userDefaults),
  empty('the hint at a gift', promo.promoAnswer, 'lostGift', optional),
];
