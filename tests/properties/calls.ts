import * as fc from 'fast-check';
import type { Observable } from 'rxjs';
import { personal } from '../../src/domain/personal.ts';
import { createApi, type ApiOptions } from '../../src/ports/api.ts';
import type { Api } from '../../src/slices/world.ts';
import * as some from '../arbitraryValues.ts';
import { demoAddress, demoCustomer } from '../demo.ts';

type Call = (api: Api) => Observable<unknown>;
const { id: userId, phone, name, consents } = demoCustomer;
const contact = { name, phone };
const id = 'x' as never;
const [order] = fc.sample(some.requests, { numRuns: 1, seed: 1 });

/** Every call of the port that only reads, but for the polls. */
export const readingCalls: Readonly<Record<string, Call>> = {
  settings: (api) => api.settings(),
  deliveryText: (api) => api.deliveryText(),
  page: (api) => api.page('about'),
  catalog: (api) => api.catalog(),
  cities: (api) => api.cities(),
  streets: (api) => api.streets(id),
  zoneDelivery: (api) => api.zoneDelivery(id),
  addresses: (api) => api.addresses(userId),
  notifications: (api) => api.notifications(userId),
  account: (api) => api.account(phone),
  login: (api) => api.account(phone, { code: null }),
  activeOrder: (api) => api.activeOrder(userId),
  lastOrder: (api) => api.lastOrder(userId),
  history: (api) => api.history(phone),
  likes: (api) => api.likes(userId),
  promos: (api) => api.promos(userId),
};

/** What goes out once, come what may: it changes something, it is a poll, or its code or proof serves once. */
export const singleCalls: Readonly<Record<string, Call>> = {
  createAddress: (api) => api.createAddress(userId, demoAddress),
  deleteAddress: (api) => api.deleteAddress(id),
  createAccount: (api) => api.createAccount({ phone, name, consents }),
  changeAccount: (api) => api.changeAccount(phone, { name }),
  deleteAccount: (api) => api.deleteAccount(phone),
  // The order's own loop repeats it with its key; the port does not.
  placeOrder: (api) => api.placeOrder('key', order!),
  reserveTable: (api) =>
    api.reserveTable({
      ...contact,
      terminalId: id,
      date: '2026-03-11',
      time: '19:30',
      guests: 2,
      comment: id,
    }),
  applyForWork: (api) => api.applyForWork({ ...contact, city: 'Самара', position: 'Повар', about: id }),
  calculatePromo: (api) => api.calculatePromo(order!),
  like: (api) => api.like(userId, id),
  unlike: (api) => api.unlike(userId, id),
  codedLogin: (api) => api.account(phone, { code: personal('1234') }),
  provenLogin: (api) => api.account(phone, { code: null, proof: personal('proof') }),
  pollCatalog: (api) => api.version('catalog'),
  pollStart: (api) => api.version('settingsAtStart'),
  pollSettings: (api) => api.version('settings'),
  pollStore: (api) => api.version('store'),
  pollApp: (api) => api.version('app'),
};

export const calls = { ...readingCalls, ...singleCalls };

/** The real port against a network that a property plays. */
export const portTo = (fetch: ApiOptions['fetch'], options: Partial<ApiOptions> = {}): Api =>
  createApi({
    fetch,
    baseUrl: 'https://api.example',
    pictureBase: '',
    session: () => ({ token: null, citySlug: null, zoneId: null }),
    isOnline: () => false,
    random: () => 0,
    refuse: () => undefined,
    log: () => undefined,
    ...options,
  });
