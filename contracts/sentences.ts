import type { OperationName } from './operations.ts';
import { read, specified, type Sentence } from './sentence.ts';

const row = (text: string): Sentence => specified(7, text);

/** Where each operation is asked for: the row of the specification's table, or the reading that adds it. */
export const operationSentences: Readonly<Record<OperationName, Sentence>> = {
  'versions.catalog': row('GET /storage/version | catalog version | at start, every 60 s'),
  'versions.settings': row('GET /setting/version | settings version | at start'),
  'versions.settingsPolled': row('GET /setting/SETTINGS_VERSION | settings version | every 60 s'),
  'versions.store': row('GET /setting/STORE_VERSION | 1 if the body is empty'),
  'versions.mobileApp': row('GET /setting/MOBILE_APP_VERSION | version | every 60 s'),
  'setting.all': row('GET /setting | the settings | start, city change, updates'),
  'setting.checkoutDeliveryText': row(
    'GET /setting/CHECKOUT_DELIVERY_TEXT | delivery {title, text}, self {title}',
  ),
  'catalog.all': row('GET /catalog | {groups, products, stopList}'),
  'city.list': row('GET /city/ | cities'),
  'city.directory': read(2, '`GET /cladr/city/{cityIikoId}`: `{streets: [{name, houses?: [string]}]}`'),
  'city.zoneDelivery': row('GET /map/zones/delivery/{zoneId} | deliveryId …'),
  'address.list': row('GET /address/by-user-id/{userId} | addresses'),
  'address.create': row('POST /address/ | fields + userId → address'),
  'address.remove': row('DELETE /address/{addressId}'),
  'notification.list': row('GET /notification/{userId} | {items[{createdAt, …}]}'),
  'notification.registerDevice': row('POST /notification/device | {FCMToken, customerId} | device'),
  'notification.registerWebDevice': row('POST /notification/web-device | {customerId, fcmToken} | browser'),
  'user.find': row('GET /user/{phone} | the user; 404: none'),
  'user.create': row(
    'POST /user | {phone, name, personalData, PUSHNotifications, receiveAdvertisingInformation} → user',
  ),
  'user.change': row("PATCH /user/{phone} | name and consents, or the profile's fields"),
  'user.remove': row('DELETE /user/{phone}'),
  'order.active': row('GET /user/{userId}/active-order | 404: none'),
  'order.last': row('GET /user/{userId}/last-order | {products[…]}'),
  'order.history': row('GET /user/{phone}/history | orders'),
  'order.place': read(3, '→ 201 { id, number, paymentUrl?: string } 409 or 422 { message }'),
  'like.list': row('GET /user/{userId}/like | [{productId}]'),
  'like.create': row('POST /like | {userId, productId}; 409: liked already'),
  'like.remove': row('DELETE /like/{userId}/{productId}'),
  'promo.list': row('GET /promo?userId= | promos'),
  'promo.find': row('GET /promo/{code} | one'),
  'promo.calculate': row(
    'POST /promo | the promo payload → {discountTotal, lostGift, freeProducts, loyaltyProgramErrors}',
  ),
  'reservation.create': read(
    3,
    '`POST /reservation` `{deliveryTerminalId, name, phone, date: "YYYY-MM-DD", time: "HH:MM", guests, comment}` → 201 `{id}`',
  ),
  'vacancy.create': read(3, '`POST /vacancy` `{name, phone, city, position, about}` → 201 `{id}`'),
  'page.find': read(3, '`GET /page/{slug}` → `{title, html}`'),
};

/** What an answer without a session means. */
export const SESSION_OVER = specified(8, 'any call | 401 in a session | logged out');
export const CORS = read(
  6,
  'the API allows authorization, content-type, x-city, x-zone-id, idempotency-key, x-captcha-token, x-login-code and exposes Retry-After',
);
