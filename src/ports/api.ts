import type { AppRoute } from '@ts-rest/core';
import { catchError, map, type Observable, of, throwError } from 'rxjs';
import { contract } from '../../contracts/router.ts';
import { ApiFailure, hasStatus } from '../domain/failure.ts';
import type { CaptchaProof, LoginCode } from '../domain/personal.ts';
import type { Api } from '../slices/world.ts';
import { createCall, jsonOf, type CallOptions, type CallRequest } from './call.ts';
import { readCatalog } from './readers/catalog.ts';
import { readAccount, readAddress, readAddresses, readNotifications } from './readers/customer.ts';
import { readLikes } from './readers/like.ts';
import { counted } from './readers/losses.ts';
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
import { writeApplication, writeTable } from './writers/forms.ts';
import { versionCall } from './versions.ts';
import { writeAddress, writeChanges, writeOrder, writeProfile, writePromo } from './writers/order.ts';

const nothing = map((): void => undefined);

const partlyRead = (lost: number): ApiFailure =>
  new ApiFailure('invalid', { cause: new Error(`Left out: ${lost}`) });

/** "There is none" is an answer, not a failure. */
const orNull = <T>(call$: Observable<T>): Observable<T | null> =>
  call$.pipe(catchError((error: unknown) => (hasStatus(error, 404) ? of(null) : throwError(() => error))));
/** What is already gone is deleted (assumptions, section 6, "DELETE"). */
const orGone = (call$: Observable<void>): Observable<void> =>
  call$.pipe(
    catchError((error: unknown) => (hasStatus(error, 404) ? of(undefined) : throwError(() => error))),
  );

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

const bare = { parameters: {} } as const;
const quiet = { ...bare, isQuiet: true } as const;

/** Every answer is read leniently and checked here. */
function createWire({ pictureBase, ownOrigin, ...options }: ApiOptions) {
  const call = createCall(options);
  /** What of an answer could not be read is left out and told, by the call's pattern. */
  const ask = <const R extends AppRoute, T>(
    route: R,
    request: CallRequest<R['path']>,
    read: (value: unknown) => T,
  ): Observable<T> =>
    call(route, request).pipe(
      map((text) => {
        const { value, lost } = counted(() => read(jsonOf(text)));
        if (lost > 0) options.log(partlyRead(lost), `${route.method} ${route.path}`);
        return value;
      }),
    );
  return { call, ask, pictureBase, origins: [new URL(options.baseUrl).origin, ownOrigin ?? ''] };
}
type Wire = ReturnType<typeof createWire>;

/** What everybody may read. */
const shopCalls = ({ call, ask, pictureBase }: Wire) =>
  ({
    ...versionCall(call),
    settings: () => ask(contract.setting.all, quiet, (value) => readSettings(value, pictureBase)),
    deliveryText: () => ask(contract.setting.checkoutDeliveryText, bare, readDeliveryText),
    page: (slug) => ask(contract.page.find, { parameters: { slug } }, readPage),
    catalog: () => ask(contract.catalog.all, quiet, (value) => readCatalog(value, pictureBase)),
    cities: () => ask(contract.city.list, bare, readCities),
    streets: (cityIikoId) =>
      ask(contract.city.directory, { parameters: { cityIikoId }, isQuiet: true }, readStreets),
    zoneDelivery: (zoneId) => ask(contract.city.zoneDelivery, { parameters: { zoneId } }, readZoneDelivery),
  }) satisfies Partial<Api>;

/** What a customer keeps with the shop. */
const customerCalls = ({ call, ask }: Wire) =>
  ({
    addresses: (userId) => ask(contract.address.list, { parameters: { userId } }, readAddresses),
    createAddress: (userId, draft) =>
      ask(contract.address.create, { ...quiet, body: writeAddress(userId, draft) }, readAddress),
    deleteAddress: (addressId) =>
      orGone(call(contract.address.remove, { parameters: { addressId }, isQuiet: true }).pipe(nothing)),
    notifications: (userId) => ask(contract.notification.list, { parameters: { userId } }, readNotifications),
    registerDevice: (customerId, FCMToken) =>
      call(contract.notification.registerDevice, { ...quiet, body: { FCMToken, customerId } }).pipe(nothing),
    registerWebDevice: (customerId, fcmToken) =>
      call(contract.notification.registerWebDevice, { ...quiet, body: { fcmToken, customerId } }).pipe(
        nothing,
      ),
    likes: (userId) => ask(contract.like.list, { parameters: { userId } }, readLikes),
    like: (userId, productId) =>
      call(contract.like.create, { ...quiet, body: { userId, productId } }).pipe(nothing),
    unlike: (userId, productId) =>
      orGone(call(contract.like.remove, { parameters: { userId, productId }, isQuiet: true }).pipe(nothing)),
  }) satisfies Partial<Api>;

/** Who a customer is. */
const accountCalls = ({ call, ask }: Wire) =>
  ({
    account: (phone, login) =>
      ask(
        contract.user.find,
        { parameters: { phone }, ...(login && proven(login.proof, login.code)) },
        (value) => readAccount(value, phone),
      ),
    createAccount: (profile, proof) =>
      ask(
        contract.user.create,
        {
          parameters: {},
          body: writeProfile(profile),
          ...proven(proof, profile.code),
        },
        (value) => readAccount(value, profile.phone),
      ),
    changeAccount: (phone, changes, token) =>
      ask(
        contract.user.change,
        {
          parameters: { phone },
          body: writeChanges(changes),
          token,
          isQuiet: token === undefined,
        },
        (value) => readAccount(value, phone),
      ),
    deleteAccount: (phone) =>
      orGone(call(contract.user.remove, { parameters: { phone }, isQuiet: true }).pipe(nothing)),
  }) satisfies Partial<Api>;

/** What is ordered, and with which promotions. */
const orderCalls = ({ ask, pictureBase, origins }: Wire) =>
  ({
    activeOrder: (userId) => orNull(ask(contract.order.active, { parameters: { userId } }, readActiveOrder)),
    lastOrder: (userId) => orNull(ask(contract.order.last, { parameters: { userId } }, readLastOrder)),
    history: (phone) => ask(contract.order.history, { parameters: { phone } }, readHistory),
    promos: (userId) =>
      ask(contract.promo.list, { parameters: {}, query: { userId } }, (value) =>
        readPromos(value, pictureBase),
      ),
    promo: (code) =>
      orNull(ask(contract.promo.find, { parameters: { code } }, (value) => readPromo(value, pictureBase))),
    calculatePromo: (request) =>
      ask(contract.promo.calculate, { parameters: {}, body: writePromo(request) }, readPromoAnswer),
    placeOrder: (key, order) =>
      ask(
        contract.order.place,
        {
          ...quiet,
          body: writeOrder(order),
          headers: { 'idempotency-key': key },
          place: order.place,
        },
        (value) => readPlacedOrder(value, origins),
      ),
  }) satisfies Partial<Api>;

/** What is sent once, with a proof. */
const formCalls = ({ call }: Wire) =>
  ({
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
  }) satisfies Partial<Api>;

/** The back end over HTTP, in the client's terms. */
export function createApi(options: ApiOptions): Api {
  const wire = createWire(options);
  return {
    ...shopCalls(wire),
    ...customerCalls(wire),
    ...accountCalls(wire),
    ...orderCalls(wire),
    ...formCalls(wire),
  };
}
