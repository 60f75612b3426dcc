import { EMPTY, type Observable } from 'rxjs';
import type { OperationName } from '../../contracts/operations.ts';
import type { CityIikoId, ProductId, TerminalId, ZoneId } from '../../src/domain/catalog.ts';
import type { AddressId, UserId } from '../../src/domain/customer.ts';
import { kopecks } from '../../src/domain/money.ts';
import {
  personal,
  type OrderComment,
  type PersonName,
  type Phone,
  type PushToken,
  type SelfDescription,
} from '../../src/domain/personal.ts';
import type { TableRequest } from '../../src/domain/tableRequest.ts';
import { sampleAddress, sampleLine, sampleModifier, sampleOrder } from '../samples.ts';
import type { Application } from '../../src/domain/vacancy.ts';
import type { Api } from '../../src/slices/world.ts';
import { brand } from '../../src/ports/readers/brand.ts';

const userId = brand<UserId>('7');
const phone = personal<Phone>('+79991234567');
const name = personal<PersonName>('Анна');
const pushToken = personal<PushToken>('push-token');
const fila = brand<ProductId>('fila/8 шт');
const consents = { personalData: true, pushNotifications: false, advertising: true };
const address = sampleAddress();
export const order = sampleOrder({
  fullPrice: kopecks(149_850),
  notGiftsAndNotDeliveryTotal: kopecks(149_850),
  phone,
  name,
  lines: [sampleLine({ quantity: 3, price: kopecks(19_99), modifiers: [sampleModifier({ amount: 2 })] })],
  address,
  spendBonus: kopecks(10_000),
  changeFrom: kopecks(500_000),
  persons: 2,
  comment: personal<OrderComment>('Без лука'),
  total: kopecks(139_850),
});
const table: TableRequest = {
  terminalId: brand<TerminalId>('t1'),
  name,
  phone,
  date: '2026-03-08',
  time: '19:30',
  guests: 2,
  comment: personal<OrderComment>('У окна'),
};
const application: Application = {
  name,
  phone,
  city: 'Самара',
  position: 'Повар',
  about: personal<SelfDescription>('Пять лет у плиты'),
};
export const KEY = '2f0c6f0e-8a3c-4a55-9f0e-7a5a0a1b2c3d';

/** A call of the port with all that it can carry. */
export type PortCall = (api: Api) => Observable<unknown>;

/** How the port calls each operation of the contract: one without a row does not compile. */
export const portCalls: Readonly<Record<OperationName, PortCall>> = {
  'versions.catalog': (api) => api.version('catalog'),
  'versions.settingsPolled': (api) => api.version('settings'),
  'versions.store': (api) => api.version('store'),
  'versions.mobileApp': (api) => api.version('app'),
  'versions.settings': (api) => api.version('settingsAtStart'),
  'setting.all': (api) => api.settings(),
  'setting.checkoutDeliveryText': (api) => api.deliveryText(),
  'page.find': (api) => api.page('about'),
  'catalog.all': (api) => api.catalog(),
  'city.list': (api) => api.cities(),
  'city.directory': (api) => api.streets(brand<CityIikoId>('iiko 1')),
  'city.zoneDelivery': (api) => api.zoneDelivery(brand<ZoneId>('centre')),
  'address.list': (api) => api.addresses(userId),
  'address.create': (api) => api.createAddress(userId, address),
  'address.remove': (api) => api.deleteAddress(brand<AddressId>('5')),
  'notification.list': (api) => api.notifications(userId),
  'notification.registerDevice': (api) => api.registerDevice(userId, pushToken),
  'notification.registerWebDevice': (api) => api.registerWebDevice(userId, pushToken),
  'user.find': (api) => api.account(phone),
  'user.create': (api) => api.createAccount({ phone, name, consents }),
  'user.change': (api) => api.changeAccount(phone, { name, consents }),
  'user.remove': (api) => api.deleteAccount(phone),
  'order.active': (api) => api.activeOrder(userId),
  'order.last': (api) => api.lastOrder(userId),
  'order.history': (api) => api.history(phone),
  'like.list': (api) => api.likes(userId),
  'like.create': (api) => api.like(userId, fila),
  'like.remove': (api) => api.unlike(userId, fila),
  'promo.list': (api) => api.promos(userId),
  'promo.find': (api) => api.promo('10%'),
  'promo.calculate': (api) => api.calculatePromo(order),
  'order.place': (api) => api.placeOrder(KEY, order),
  'reservation.create': (api) => api.reserveTable(table),
  'vacancy.create': (api) => api.applyForWork(application),
};

/** The method of the port that a call uses. */
export const methodOf = (call: PortCall): keyof Api => {
  const used: string[] = [];
  const spy = new Proxy({}, { get: (_target, method) => () => (used.push(String(method)), EMPTY) });
  call(spy as Api);
  return used[0] as keyof Api;
};

/** A port of which every method is made by a test. */
export const portOf = (make: (method: keyof Api) => (...args: readonly unknown[]) => unknown): Api =>
  Object.fromEntries(
    Object.values(portCalls)
      .map(methodOf)
      .map((method) => [method, make(method)]),
  ) as unknown as Api;
