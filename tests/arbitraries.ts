import * as fc from 'fast-check';
import { purchaseOf } from '../src/domain/purchase.ts';
import type { SafeTree } from '../src/domain/safeTree.ts';
import type { PayloadOf } from '../src/kernel/event.ts';
import { secret } from '../src/kernel/event.ts';
import { appEvents, draft, type AppDraft, type AppEvents, type AppEventType } from '../src/slices/events.ts';
import * as some from './arbitraryValues.ts';
import { demoCities, demoNotifications, demoPromos, demoZone } from './demo.ts';

type Payloads = { readonly [K in AppEventType]: fc.Arbitrary<PayloadOf<AppEvents, K>> };

const nothing = fc.constant({});
const lineOnly = fc.record({ lineId: some.lineIds });
const addressOnly = fc.record({ addressId: fc.constantFrom('a1', 'a2').map((id) => id as never) });
const keyOnly = fc.record({ key: some.keys });
const orderOnly = fc.record({ orderId: some.orderIds });
const idOnly = fc.record({ id: some.ids });
const versionOnly = fc.record({ version: some.versions });
const messageOnly = fc.record({ message: some.texts });
const slugs = fc.constantFrom('about', 'delivery', 'legal');
const slugOnly = fc.record({ slug: slugs });
const revisions = fc.nat(4);
const reasons = fc.constantFrom('start', 'version', 'coupon', 'retry');
const login = fc.record({ phone: some.phone, name: some.name, consents: some.consents });
const liked = fc.record({ productId: some.productIds, isLiked: fc.boolean() });
const profile = fc.record({ customer: some.customers });
const someLineIds = fc.subarray(['l1', 'l2', 'l3']).map((ids) => ids as never);
const streets = fc.constant([{ name: 'Мира', houses: ['1'] }]);
const zones = some.zoneIds.map((zoneId) => ({ zoneId, delivery: demoZone(zoneId) }));
const notices = fc.record({
  kind: fc.constantFrom('error', 'info', 'success'),
  text: fc.constantFrom('1', '2', '3', '4'),
  action: fc.constantFrom(null, { title: 'Вернуть', emits: draft('cart/undoTapped') }),
});
const pushed = fc.record({
  orderId: some.orderIds,
  status: some.statuses,
  courier: some.couriers,
  timestamp: fc.nat(5),
});
/** What storage held: the customer's own slices, without a cart of other products. */
const saved = fc
  .record({
    customer: fc.option(some.customers),
    addresses: fc.array(some.addresses, { maxLength: 2 }),
    token: some.token,
  })
  .map(({ customer, addresses, token }) =>
    secret({
      user: { customer, isAlreadySelectedCity: true },
      address: { list: addresses, selectedId: addresses[0]?.id ?? null },
      auth: { token: customer ? token : null },
    }),
  );

/** A payload for every event of the shop: a new event does not compile until properties can generate it. */
export const payloads: Payloads = {
  'address/listDue': nothing,
  'address/listLoaded': fc.record({ addresses: fc.array(some.addresses, { maxLength: 3 }) }),
  'address/listFailed': nothing,
  'address/chosen': addressOnly,
  'address/placeTyped': fc.record({ city: fc.constant('Самара'), street: some.street, home: some.street }),
  'address/placeFound': fc.record({ point: some.points, zoneId: fc.option(some.zoneIds) }),
  'address/placeLost': nothing,
  'address/saveTapped': fc.record({ draft: some.addresses }),
  'address/saveDue': fc.record({ draft: some.addresses }),
  'address/saved': fc.record({ address: some.addresses }),
  'address/saveFailed': messageOnly,
  'address/deleteTapped': addressOnly,
  'address/deleted': addressOnly,
  'address/deleteFailed': addressOnly,
  'address/zoneChanged': fc.record({ zoneId: fc.option(some.zoneIds) }),

  'auth/loginAsked': fc.record({ returnTo: fc.option(some.paths) }),
  'auth/loginSubmitted': login,
  'auth/loginDue': login,
  'auth/loginRefused': messageOnly,
  'auth/loggedIn': fc.record({
    customer: some.customers,
    token: fc.option(some.token),
    returnTo: fc.option(some.paths),
  }),
  'auth/sessionRefused': fc.record({ token: some.token }),
  'auth/logoutTapped': nothing,
  'auth/accountDeleteTapped': nothing,
  'auth/accountDeleted': nothing,
  'auth/accountDeleteFailed': messageOnly,
  'auth/loggedOut': fc.record({ reason: fc.constantFrom('tapped', 'expired', 'deleted', 'elsewhere') }),

  'cart/addTapped': some.additions,
  'cart/giftChosen': some.additions.map(({ productId, choice }) => ({ productId, choice: choice ?? [] })),
  'cart/incrementTapped': lineOnly,
  'cart/decrementTapped': lineOnly,
  'cart/removeTapped': lineOnly,
  'cart/undoTapped': nothing,
  'cart/clearTapped': nothing,
  'cart/couponSubmitted': fc.record({ code: some.coupons }),
  'cart/couponRemoved': nothing,
  'cart/methodChosen': fc.record({ method: fc.constantFrom('delivery', 'self') }),
  'cart/restaurantChosen': fc.record({ terminalId: some.terminalIds }),
  'cart/timeChosen': fc.record({ at: some.times }),
  'cart/bonusTyped': fc.record({ sum: some.sums }),
  'cart/paymentChosen': fc.record({ payment: fc.constantFrom('online', 'card', 'cash') }),
  'cart/changeTyped': fc.record({ sum: fc.option(some.sums) }),
  'cart/personsTyped': fc.record({ persons: some.quantities }),
  'cart/commentTyped': fc.record({ comment: some.comments }),
  'cart/lineAdded': fc.record({ line: some.lines }),
  'cart/quantityChanged': fc.record({ lineId: some.lineIds, quantity: some.quantities }),
  'cart/lineRemoved': lineOnly,
  'cart/lineRestored': fc.record({ line: some.lines, index: fc.nat(2) }),
  'cart/ruledLinesChanged': fc.record({
    removed: someLineIds,
    added: fc.array(some.lines, { maxLength: 1 }),
  }),
  'cart/linesRejected': fc.record({ removed: someLineIds, messages: fc.subarray(['a', 'b']) }),
  'cart/giftAsked': keyOnly,
  'cart/emptied': nothing,
  'cart/restaurantLost': nothing,
  'cart/timeLost': nothing,
  'cart/bonusCut': fc.record({ sum: some.sums }),
  'cart/highlightPassed': nothing,
  'cart/undoPassed': nothing,
  'cart/promoCalculationAwaited': nothing,
  'cart/promoCalculationDue': nothing,
  'cart/promoCalculated': fc.record({ revision: revisions, answer: some.answers }),
  'cart/promoCalculationFailed': fc.record({ revision: revisions, message: some.texts }),

  'catalog/reloadDue': fc.record({ reason: reasons }),
  'catalog/retryTapped': nothing,
  'catalog/loaded': fc.record({ answer: some.catalogs, reason: reasons, skipped: fc.nat(2) }),
  'catalog/loadFailed': fc.record({ reason: reasons }),
  'catalog/versionFound': versionOnly,
  'catalog/searchTyped': fc.record({ text: some.texts }),
  'catalog/filterToggled': fc.record({ code: some.codes }),
  'catalog/filtersCleared': nothing,
  'catalog/likeTapped': fc.record({ productId: some.productIds }),
  'catalog/likeDue': liked,
  'catalog/likeSaved': liked,
  'catalog/likeFailed': fc.record({ productId: some.productIds, isLiked: fc.boolean(), message: some.texts }),
  'catalog/likesFailed': nothing,
  'catalog/likesLoaded': fc.record({ productIds: fc.array(some.productIds, { maxLength: 3 }) }),

  'city/listLoaded': fc.constant({ cities: demoCities }),
  'city/listFailed': nothing,
  'city/entered': fc.record({ cityId: some.cityIds }),
  'city/chosen': fc.record({ cityId: some.cityIds }),
  'city/streetsLoaded': fc.record({ cityId: some.cityIds, streets }),
  'city/zoneDeliveryLoaded': zones,
  'city/zoneDeliveryLost': fc.record({ zoneId: some.zoneIds }),

  'modal/requested': fc.record({ modal: some.modals }),
  'modal/opened': fc.record({ modal: some.modals }),
  'modal/queued': fc.record({ modal: some.modals }),
  'modal/confirmTapped': nothing,
  'modal/cancelTapped': nothing,
  'modal/dismissed': fc.record({ kind: some.modalKinds }),
  'modal/closed': fc.record({ kind: some.modalKinds }),

  'notification/listLoaded': fc.constant({ items: demoNotifications }),
  'notification/listFailed': nothing,
  'notification/listOpened': nothing,

  'order/placeTapped': nothing,
  'order/totalAccepted': nothing,
  'order/pressKept': fc.record({ total: some.sums }),
  'order/pressReleased': fc.record({ total: some.sums }),
  'order/intentMade': fc.record({ key: some.keys, body: some.requests }),
  'order/placeDue': keyOnly,
  'order/placed': fc.record({
    key: some.keys,
    id: some.orderIds,
    number: fc.constant('77'),
    paymentUrl: fc.constantFrom(null, 'https://pay.example/1'),
  }),
  'order/placeRefused': fc.record({ key: some.keys, message: some.texts }),
  'order/placeUncertain': keyOnly,
  'order/cartTakenOver': fc.record({ key: some.keys, cart: some.savedCarts }),
  'order/purchaseDue': fc.record({ purchase: some.requests.map((order) => purchaseOf('order-1', order)) }),
  'order/refreshDue': nothing,
  'order/activeLoaded': fc.record({ order: some.orders }),
  'order/activeAbsent': nothing,
  'order/activeFailed': nothing,
  'order/statusPushed': fc
    .record({ fact: pushed, userId: some.userIds })
    .map(({ fact, userId }) => ({ ...fact, userId, previousStatus: null })),
  'order/statusApplied': pushed,
  'order/completed': orderOnly,
  'order/cleared': orderOnly,
  'order/lastLoaded': fc.record({ order: some.pastOrders }),
  'order/lastFailed': nothing,
  'order/historyLoaded': some.pastOrders.map((order) => ({ orders: order ? [order] : [] })),
  'order/historyFailed': nothing,
  'order/repeatTapped': nothing,

  'promo/listLoaded': fc.constant({ promos: demoPromos }),
  'promo/listFailed': nothing,

  'setting/reloadDue': nothing,
  'setting/reloadPushed': nothing,
  'setting/loaded': fc.record({ values: some.settings, skipped: fc.subarray(['STORIES']) }),
  'setting/loadFailed': nothing,
  'setting/versionFound': versionOnly,
  'setting/deliveryTextLoaded': fc.constant({
    text: { delivery: { title: 'час', text: '' }, self: { title: 'час' } },
  }),
  'setting/deliveryTextFailed': nothing,

  'user/profileDue': nothing,
  'user/profileLoaded': profile,
  'user/profileFailed': nothing,
  'user/allergenToggled': fc.record({ code: some.codes }),
  'user/allergensCleared': nothing,

  'view/restored': fc.record({ saved, storeVersion: some.versions, isOnline: fc.boolean() }),
  'view/pageEntered': fc.record({ path: some.paths }),
  'view/minutePassed': nothing,
  'view/wentOnline': nothing,
  'view/wentOffline': nothing,
  'view/pageShown': nothing,
  'view/pageHidden': nothing,
  'view/connectionOpened': nothing,
  'view/connectionLost': nothing,
  'view/navigationDue': fc.record({ to: some.paths, mode: fc.constantFrom('push', 'replace', 'page') }),
  'view/noticeRaised': fc.record({ notice: notices }),
  'view/noticeDismissed': idOnly,
  'view/noticeActionTapped': idOnly,
  'view/noticePassed': idOnly,
  'view/requestRefused': messageOnly,
  'view/storeVersionFound': versionOnly,
  'view/appVersionFound': versionOnly,
  'view/pollFailed': fc.record({ what: fc.constantFrom('catalog', 'settings') }),
  'view/reloadDue': fc.record({ reason: fc.constantFrom('day', 'version') }),
  'view/reloadReached': nothing,
  'view/textDue': slugOnly,
  'view/textLoaded': fc.record({
    slug: slugs,
    title: some.texts,
    content: fc.constant(secret<SafeTree>([])),
  }),
  'view/textFailed': slugOnly,
};

export const eventTypes = Object.keys(appEvents) as readonly AppEventType[];

/** A draft of one of these types. */
export const draftsOf = (types: readonly AppEventType[]): fc.Arbitrary<AppDraft> =>
  fc
    .constantFrom(...types)
    .chain((type) =>
      (payloads[type] as fc.Arbitrary<object>).map((payload) => ({ type, payload }) as AppDraft),
    );

/** Any event at all, facts of rules included: replays and journals must take them all. */
export const anyDraft = draftsOf(eventTypes);
/** What comes from outside: a person, the server, the clock, the browser. The rules make the rest. */
export const rootTypes = eventTypes.filter((type) => appEvents[type].source !== 'rule');
