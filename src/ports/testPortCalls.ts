import type { Observable } from 'rxjs';
import type { OperationName } from '../../contracts/operations.ts';
import type { CityIikoId, ProductId, TerminalId, ZoneId } from '../domain/catalog.ts';
import type { AddressDraft, AddressId, UserId } from '../domain/customer.ts';
import { kopecks } from '../domain/money.ts';
import type { OrderRequest, PromoRequest } from '../domain/orderRequest.ts';
import {
  personal,
  type OrderComment,
  type PersonName,
  type Phone,
  type PushToken,
  type SelfDescription,
} from '../domain/personal.ts';
import type { TableRequest } from '../domain/reservation.ts';
import { sampleLine, sampleModifier } from '../domain/samples.ts';
import type { Application } from '../domain/vacancy.ts';
import type { Api, VersionName } from '../slices/world.ts';
import { brand } from './readers/brand.ts';

const userId = brand<UserId>('7');
const phone = personal<Phone>('+79991234567');
const name = personal<PersonName>('Анна');
const pushToken = personal<PushToken>('push-token');
const fila = brand<ProductId>('fila/8 шт');
const consents = { personalData: true, pushNotifications: false, advertising: true };
const line = personal<AddressDraft['street']>;
const address: AddressDraft = {
  city: 'Самара',
  street: line('Ленинская'),
  home: line('12'),
  apartment: line(''),
  entrance: line(''),
  floor: line(''),
  zoneId: brand<ZoneId>('centre'),
};
const promo: PromoRequest = {
  coupon: '',
  fullPrice: kopecks(149_850),
  notGiftsAndNotDeliveryTotal: kopecks(149_850),
  phone,
  name,
  lines: [sampleLine({ quantity: 3, price: kopecks(19_99), modifiers: [sampleModifier({ amount: 2 })] })],
  address,
};
export const order: OrderRequest = {
  ...promo,
  spendBonus: kopecks(10_000),
  deliveryMethod: 'self',
  terminalId: brand<TerminalId>('t1'),
  deliveryTime: null,
  payment: 'cash',
  changeFrom: kopecks(500_000),
  persons: 2,
  comment: personal<OrderComment>('Без лука'),
  total: kopecks(139_850),
  discountTotal: kopecks(0),
};
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
const account = { id: 7, token: 'fresh' };
export const KEY = '2f0c6f0e-8a3c-4a55-9f0e-7a5a0a1b2c3d';

/** One call of the port. */
export interface Call {
  readonly operation: OperationName;
  readonly url: string;
  readonly answer: unknown;
  readonly run: (api: Api) => Observable<unknown>;
}

const version = (of: VersionName, operation: OperationName, url: string): Call => ({
  operation,
  url,
  answer: 4,
  run: (api) => api.version(of),
});

/** Every method of the port: what it asks for and an answer that it must read. */
export const CALLS: Readonly<Record<string, Call>> = {
  'version of the catalog': version('catalog', 'versions.catalog', '/storage/version'),
  'version of the settings': version('settings', 'versions.settingsPolled', '/setting/SETTINGS_VERSION'),
  'version of the store': version('store', 'versions.store', '/setting/STORE_VERSION'),
  'version of the app': version('app', 'versions.mobileApp', '/setting/MOBILE_APP_VERSION'),
  settings: { operation: 'setting.all', url: '/setting', answer: {}, run: (api) => api.settings() },
  deliveryText: {
    operation: 'setting.checkoutDeliveryText',
    url: '/setting/CHECKOUT_DELIVERY_TEXT',
    answer: {},
    run: (api) => api.deliveryText(),
  },
  page: {
    operation: 'page.find',
    url: '/page/about',
    answer: { title: 'О нас', html: '<p>Мы</p>' },
    run: (api) => api.page('about'),
  },
  catalog: {
    operation: 'catalog.all',
    url: '/catalog',
    answer: { groups: [], products: [] },
    run: (api) => api.catalog(),
  },
  cities: { operation: 'city.list', url: '/city/', answer: [], run: (api) => api.cities() },
  streets: {
    operation: 'city.directory',
    url: '/cladr/city/iiko%201',
    answer: { streets: [] },
    run: (api) => api.streets(brand<CityIikoId>('iiko 1')),
  },
  zoneDelivery: {
    operation: 'city.zoneDelivery',
    url: '/map/zones/delivery/centre',
    answer: { deliveryId: 'd' },
    run: (api) => api.zoneDelivery(brand<ZoneId>('centre')),
  },
  addresses: {
    operation: 'address.list',
    url: '/address/by-user-id/7',
    answer: [],
    run: (api) => api.addresses(userId),
  },
  createAddress: {
    operation: 'address.create',
    url: '/address/',
    answer: { id: 1 },
    run: (api) => api.createAddress(userId, address),
  },
  deleteAddress: {
    operation: 'address.remove',
    url: '/address/5',
    answer: null,
    run: (api) => api.deleteAddress(brand<AddressId>('5')),
  },
  notifications: {
    operation: 'notification.list',
    url: '/notification/7',
    answer: { items: [] },
    run: (api) => api.notifications(userId),
  },
  registerDevice: {
    operation: 'notification.registerDevice',
    url: '/notification/device',
    answer: null,
    run: (api) => api.registerDevice(userId, pushToken),
  },
  registerWebDevice: {
    operation: 'notification.registerWebDevice',
    url: '/notification/web-device',
    answer: null,
    run: (api) => api.registerWebDevice(userId, pushToken),
  },
  account: {
    operation: 'user.find',
    url: '/user/%2B79991234567',
    answer: account,
    run: (api) => api.account(phone),
  },
  createAccount: {
    operation: 'user.create',
    url: '/user',
    answer: account,
    run: (api) => api.createAccount({ phone, name, consents }),
  },
  changeAccount: {
    operation: 'user.change',
    url: '/user/%2B79991234567',
    answer: account,
    run: (api) => api.changeAccount(phone, { name, consents }),
  },
  deleteAccount: {
    operation: 'user.remove',
    url: '/user/%2B79991234567',
    answer: null,
    run: (api) => api.deleteAccount(phone),
  },
  activeOrder: {
    operation: 'order.active',
    url: '/user/7/active-order',
    answer: { id: 1, delivery: { status: 'OnWay' } },
    run: (api) => api.activeOrder(userId),
  },
  lastOrder: {
    operation: 'order.last',
    url: '/user/7/last-order',
    answer: { products: [] },
    run: (api) => api.lastOrder(userId),
  },
  history: {
    operation: 'order.history',
    url: '/user/%2B79991234567/history',
    answer: [],
    run: (api) => api.history(phone),
  },
  likes: { operation: 'like.list', url: '/user/7/like', answer: [], run: (api) => api.likes(userId) },
  like: { operation: 'like.create', url: '/like', answer: null, run: (api) => api.like(userId, fila) },
  unlike: {
    operation: 'like.remove',
    url: '/like/7/fila%2F8%20%D1%88%D1%82',
    answer: null,
    run: (api) => api.unlike(userId, fila),
  },
  promos: { operation: 'promo.list', url: '/promo?userId=7', answer: [], run: (api) => api.promos(userId) },
  promo: {
    operation: 'promo.find',
    url: '/promo/10%25',
    answer: { id: 1, code: '10%' },
    run: (api) => api.promo('10%'),
  },
  calculatePromo: {
    operation: 'promo.calculate',
    url: '/promo',
    answer: {},
    run: (api) => api.calculatePromo(promo),
  },
  placeOrder: {
    operation: 'order.place',
    url: '/order',
    answer: { id: 1 },
    run: (api) => api.placeOrder(KEY, order),
  },
  reserveTable: {
    operation: 'reservation.create',
    url: '/reservation',
    answer: { id: 1 },
    run: (api) => api.reserveTable(table),
  },
  applyForWork: {
    operation: 'vacancy.create',
    url: '/vacancy',
    answer: { id: 1 },
    run: (api) => api.applyForWork(application),
  },
};
