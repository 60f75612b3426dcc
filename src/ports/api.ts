import { catchError, map, type Observable, of, throwError } from 'rxjs';
import { contract } from '../../contracts/router.ts';
import { hasStatus } from '../domain/failure.ts';
import type { CaptchaProof, LoginCode } from '../domain/personal.ts';
import type { Api, VersionName } from '../slices/world.ts';
import { createCall, jsonOf, type CallOptions } from './call.ts';
import { readCatalog } from './readers/catalog.ts';
import { readAccount, readAddress, readAddresses, readNotifications } from './readers/customer.ts';
import { readLikes } from './readers/like.ts';
import {
  readActiveOrder,
  readHistory,
  readLastOrder,
  readPlacedOrder,
  readPromo,
  readPromoAnswer,
  readPromos,
} from './readers/order.ts';
import { readPage } from './readers/page.ts';
import { readCities, readStreets, readZoneDelivery } from './readers/place.ts';
import { readDeliveryText, readSettings } from './readers/settings.ts';
import { readVersion } from './readers/version.ts';
import { writeApplication, writeTable } from './writers/forms.ts';
import { writeAddress, writeChanges, writeOrder, writeProfile, writePromo } from './writers/order.ts';

const read = <T>(reader: (value: unknown) => T) => map((text: string): T => reader(jsonOf(text)));
const nothing = map((): void => undefined);

/** "There is none" is an answer, not a failure. */
const orNull = <T>(call$: Observable<T>): Observable<T | null> =>
  call$.pipe(catchError((error: unknown) => (hasStatus(error, 404) ? of(null) : throwError(() => error))));
/** What is already gone is deleted (assumptions, section 6, "DELETE"). */
const orGone = (call$: Observable<void>): Observable<void> =>
  call$.pipe(
    catchError((error: unknown) => (hasStatus(error, 404) ? of(undefined) : throwError(() => error))),
  );

const VERSIONS = {
  catalog: contract.versions.catalog,
  settingsAtStart: contract.versions.settings,
  settings: contract.versions.settingsPolled,
  store: contract.versions.store,
  app: contract.versions.mobileApp,
} as const satisfies Record<VersionName, unknown>;

/** The dialog shows a refusal itself. A code and a proof serve once: they are not sent again. */
const proven = (proof?: CaptchaProof | null, code?: LoginCode | null) => ({
  isQuiet: true,
  headers: {
    ...(code && { 'x-login-code': encodeURIComponent(code) }),
    ...(proof && { 'x-captcha-token': proof }),
  },
  isSentOnce: Boolean(code ?? proof),
});

export interface ApiOptions extends CallOptions {
  /** What relative picture addresses stand on: '' for the page's own origin. */
  readonly pictureBase: string;
  /** The page's own origin, where it is not the API's. */
  readonly ownOrigin?: string;
}

/** The back end over HTTP, in the client's terms. Every answer is read leniently and checked here. */
export function createApi({ pictureBase, ownOrigin, ...options }: ApiOptions): Api {
  const origins = [new URL(options.baseUrl).origin, ownOrigin ?? ''];
  const call = createCall(options);
  const bare = { parameters: {} } as const;
  const quiet = { ...bare, isQuiet: true } as const;
  // Unknown unless a 200 says it; the next round asks again (assumptions, section 6, "STORE_VERSION", "polling").
  const polled = { ...quiet, isSentOnce: true, onlyStatus: 200 } as const;
  return {
    version: (name) => call(VERSIONS[name], polled).pipe(map(readVersion)),
    settings: () => call(contract.setting.all, quiet).pipe(read((value) => readSettings(value, pictureBase))),
    deliveryText: () => call(contract.setting.checkoutDeliveryText, bare).pipe(read(readDeliveryText)),
    page: (slug) => call(contract.page.find, { parameters: { slug } }).pipe(read(readPage)),
    catalog: () => call(contract.catalog.all, quiet).pipe(read((value) => readCatalog(value, pictureBase))),
    cities: () => call(contract.city.list, bare).pipe(read(readCities)),
    streets: (cityIikoId) =>
      call(contract.city.directory, { parameters: { cityIikoId }, isQuiet: true }).pipe(read(readStreets)),
    zoneDelivery: (zoneId) =>
      call(contract.city.zoneDelivery, { parameters: { zoneId } }).pipe(read(readZoneDelivery)),
    addresses: (userId) => call(contract.address.list, { parameters: { userId } }).pipe(read(readAddresses)),
    createAddress: (userId, draft) =>
      call(contract.address.create, { ...quiet, body: writeAddress(userId, draft) }).pipe(read(readAddress)),
    deleteAddress: (addressId) =>
      orGone(call(contract.address.remove, { parameters: { addressId }, isQuiet: true }).pipe(nothing)),
    notifications: (userId) =>
      call(contract.notification.list, { parameters: { userId } }).pipe(read(readNotifications)),
    registerDevice: (customerId, FCMToken) =>
      call(contract.notification.registerDevice, { ...quiet, body: { FCMToken, customerId } }).pipe(nothing),
    registerWebDevice: (customerId, fcmToken) =>
      call(contract.notification.registerWebDevice, { ...quiet, body: { fcmToken, customerId } }).pipe(
        nothing,
      ),
    account: (phone, login) =>
      call(contract.user.find, { parameters: { phone }, ...(login && proven(login.proof, login.code)) }).pipe(
        read((value) => readAccount(value, phone)),
      ),
    createAccount: (profile, proof) =>
      call(contract.user.create, {
        parameters: {},
        body: writeProfile(profile),
        ...proven(proof, profile.code),
      }).pipe(read((value) => readAccount(value, profile.phone))),
    changeAccount: (phone, changes, token) =>
      call(contract.user.change, {
        parameters: { phone },
        body: writeChanges(changes),
        token,
        isQuiet: token === undefined,
      }).pipe(read((value) => readAccount(value, phone))),
    deleteAccount: (phone) =>
      orGone(call(contract.user.remove, { parameters: { phone }, isQuiet: true }).pipe(nothing)),
    activeOrder: (userId) =>
      orNull(call(contract.order.active, { parameters: { userId } }).pipe(read(readActiveOrder))),
    lastOrder: (userId) =>
      orNull(call(contract.order.last, { parameters: { userId } }).pipe(read(readLastOrder))),
    history: (phone) => call(contract.order.history, { parameters: { phone } }).pipe(read(readHistory)),
    likes: (userId) => call(contract.like.list, { parameters: { userId } }).pipe(read(readLikes)),
    like: (userId, productId) =>
      call(contract.like.create, { ...quiet, body: { userId, productId } }).pipe(nothing),
    unlike: (userId, productId) =>
      orGone(call(contract.like.remove, { parameters: { userId, productId }, isQuiet: true }).pipe(nothing)),
    promos: (userId) =>
      call(contract.promo.list, { parameters: {}, query: { userId } }).pipe(
        read((value) => readPromos(value, pictureBase)),
      ),
    promo: (code) =>
      orNull(
        call(contract.promo.find, { parameters: { code } }).pipe(
          read((value) => readPromo(value, pictureBase)),
        ),
      ),
    calculatePromo: (request) =>
      call(contract.promo.calculate, { parameters: {}, body: writePromo(request) }).pipe(
        read(readPromoAnswer),
      ),
    placeOrder: (key, order) =>
      call(contract.order.place, {
        ...quiet,
        body: writeOrder(order),
        headers: { 'idempotency-key': key },
        place: order.place,
      }).pipe(read((value) => readPlacedOrder(value, origins))),
    reserveTable: (request, proof) =>
      call(contract.reservation.create, { ...bare, ...proven(proof), body: writeTable(request) }).pipe(
        nothing,
      ),
    applyForWork: (application, proof) =>
      call(contract.vacancy.create, {
        ...bare,
        ...proven(proof),
        body: writeApplication(application),
      }).pipe(nothing),
  };
}
