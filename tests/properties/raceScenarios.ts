import type { Customer } from '../../src/domain/customer.ts';
import { lonLat } from '../../src/domain/geometry.ts';
import { zoneId } from '../samples.ts';
import { NOTHING } from '../../src/domain/money.ts';
import { purchaseOf } from '../../src/domain/purchase.ts';
import { personal, type PushToken } from '../../src/domain/personal.ts';
import { secret } from '../../src/kernel/event.ts';
import { orderRequest } from '../../src/slices/cart/placing/requests.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppDraft } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import { fewProducts } from '../arbitraryValues.ts';
import { demoAddress, demoCustomer, NOW, samara } from '../demo.ts';
import { demoApplication, demoTable } from '../demoForms.ts';
import { addressSelected, cityEntered, fold, lineAdded, lineFor, shopOpened, signedIn } from '../given.ts';

/** How one effect is set off, and what it does in the world. */
export interface Scenario {
  /** Makes the run worth its call; the state never changes during a race of one effect. */
  readonly from?: AppState;
  /** One of two triggers; of an effect with keys, each with a key of its own. */
  readonly trigger: (n: number) => AppDraft;
  readonly isKeyed?: true;
  /** `call`: it waits for an answer; `clock`: it waits for time only; `at once`: it does its work and is over. */
  readonly work: 'call' | 'clock' | 'at once';
  /** Milliseconds before the world is asked, or until the clock's fact. */
  readonly after?: number;
  /** These pass before the run: no change of what it belongs to begins them anew. */
  readonly isDelay?: true;
  /** What is done at once is a fact at once. */
  readonly isToldAtOnce?: true;
  /** Its failure is no fact. */
  readonly isSilentOnFailure?: true;
}

const DISH = 'Зелёный дракон';
const shop = fold(shopOpened(), signedIn(), lineAdded(DISH));
const line = lineFor(DISH);
const [first, second] = fewProducts;
const pushToken = personal<PushToken>('push-token');
const ofKey = <T>(n: number, a: T, b: T): T => (n % 2 === 0 ? a : b);
const always = (made: AppDraft) => (): AppDraft => made;
const login = {
  phone: demoCustomer.phone,
  name: personal<Customer['name']>(''),
  consents: demoCustomer.consents,
};
const clock = (after: number, trigger: (n: number) => AppDraft): Scenario => ({
  work: 'clock',
  after,
  trigger,
});
const call = (made: AppDraft, more: Partial<Scenario> = {}): Scenario => ({
  work: 'call',
  trigger: always(made),
  ...more,
});
const atOnce = (made: AppDraft): Scenario => ({ work: 'at once', trigger: always(made) });
/** A moment that is always still to come, so that its clock runs its whole time. */
const SOME_DAY = NOW + 24 * 60 * 60 * 1_000;
const cleared = {
  id: 'cleared',
  at: SOME_DAY,
  said: { kind: 'cleared' },
  back: [],
  beside: { spendBonus: NOTHING, declinedGifts: [], askedGifts: [], gifts: [] },
} as const;
const highlighted = fold(shop, { cart: { lastAddedAt: SOME_DAY } });
const notice = (n: number): AppDraft =>
  draft('view/noticeRaised', { notice: { kind: 'info', text: String(n), action: null } });

const order = orderRequest(fold(shop, addressSelected()))!;
const taken = {
  id: 'order-1',
  number: '1',
  paymentUrl: null,
  body: order,
  placedAt: NOW,
  isCartReturned: false,
};
/** It asks again and again until somebody knows: the model of ordering plays it, over tabs, in ordering.test.ts. */
export const TESTED_ELSEWHERE = ['cart/placeOrder'] as const;

/** One for every other effect of the shop: an effect without one fails the tests. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  'address/loadAddresses': call(draft('address/listDue')),
  'address/saveAddress': call(draft('address/saveDue', { draft: demoAddress })),
  'address/deleteAddress': call(draft('address/deleteTapped', { addressId: demoAddress.id })),
  'address/namePlace': call(draft('address/pointChosen', { point: secret(lonLat(50.1, 53.2)) })),
  'address/findHere': call(draft('address/hereAsked')),
  'address/findPlace': call(draft('address/placeTyped', { ...demoAddress }), { after: 300 }),
  'address/findSpot': call(draft('address/mapShown', { addressId: demoAddress.id }), {
    from: fold(shop, addressSelected()),
  }),
  'auth/logIn': call(draft('auth/loginDue', login)),
  'auth/deleteAccount': call(draft('auth/accountDeleteTapped')),
  'cart/calculatePromo': call(draft('cart/promoCalculationDue'), { after: 300, isDelay: true }),
  'cart/endHighlight': { ...clock(1_000, always(draft('cart/lineAdded', { line }))), from: highlighted },
  'cart/endUndo': {
    ...clock(6_000, always(draft('cart/quantityChanged', { lineId: line.id, quantity: 1, from: 1 }))),
    from: fold(shop, { cart: { history: [cleared], offered: cleared.id } }),
  },
  'cart/endWaiting': {
    ...clock(10_000, always(draft('cart/pressKept', { total: line.price }))),
    from: fold(shop, { cart: { seenTotal: line.price, isCalculating: true } }),
  },
  'cart/forgetLost': atOnce(draft('cart/lostSettled')),
  'cart/offerLeaving': clock(180_000, always(draft('cart/placeDue', { key: 'key-1', madeAt: Infinity }))),
  'catalog/loadCatalog': call(draft('catalog/reloadDue', { reason: 'retry' })),
  'catalog/loadLikes': call(draft('user/profileDue')),
  'catalog/saveLike': {
    work: 'call',
    trigger: (n) => draft('catalog/likeDue', { productId: ofKey(n, first!, second!).id, isLiked: true }),
  },
  'city/loadCities': call(draft('catalog/retryTapped'), { from: fold(shop, { city: { list: [] } }) }),
  'city/loadStreets': call(draft('city/entered', { cityId: samara.id }), {
    from: fold(shop, cityEntered()),
    isSilentOnFailure: true,
  }),
  'city/saveCity': atOnce(draft('city/chosen', { cityId: samara.id })),
  'city/loadZoneDelivery': {
    work: 'call',
    isKeyed: true,
    trigger: (n) =>
      draft('address/zoneChanged', { zoneId: ofKey(n, demoAddress.zoneId, zoneId('samara-north')) }),
  },
  'notification/loadNotifications': call(draft('user/profileDue')),
  'notification/recallCheck': {
    ...atOnce(draft('view/restored', { saved: secret({}), storeVersion: '1', isOnline: true })),
    isToldAtOnce: true,
  },
  'notification/askPermission': call(draft('notification/pushAllowTapped')),
  'notification/fetchToken': call(draft('notification/pushTokenDue')),
  'notification/register': call(draft('notification/registrationDue', { customerId: demoCustomer.id }), {
    from: fold(shop, { notification: { push: { ...shop.notification.push, token: pushToken } } }),
  }),
  'notification/endPush': atOnce(draft('auth/loggedOut', { reason: 'tapped' })),
  'notification/showMessage': atOnce(
    draft('notification/messageReceived', {
      message: { id: '1', title: personal('Заказ'), text: personal('В пути'), link: null },
    }),
  ),
  'notification/repeatTap': clock(
    2_000,
    always(draft('notification/tapped', { link: '/samara/promo', source: 'app' })),
  ),
  'notification/saveCheck': atOnce(draft('notification/listOpened')),
  'order/loadActiveOrder': call(draft('order/refreshDue'), { after: 0, isDelay: true }),
  'order/announceStatus': atOnce(
    draft('order/statusApplied', { orderId: 'order-1', status: 'OnWay', courier: null, timestamp: 1 }),
  ),
  'cart/settleOrder': {
    ...atOnce(draft('cart/settleDue', { orderId: 'order-1' })),
    trigger: (n) => draft('cart/settleDue', { orderId: ofKey(n, 'order-1', 'order-2') }),
    from: fold(shop, { cart: { unsettled: [taken, { ...taken, id: 'order-2' }] } }),
    isToldAtOnce: true,
    isKeyed: true,
  },
  'cart/tellPurchase': atOnce(
    draft('cart/orderSettled', { orderId: 'order-1', purchase: purchaseOf('order-1', order) }),
  ),
  'order/clearCompleted': {
    ...clock(10_000, (n) => draft('order/completed', { orderId: ofKey(n, 'order-1', 'order-2') })),
    isKeyed: true,
  },
  'order/loadLastOrder': call(draft('user/profileDue')),
  'order/loadHistory': call(draft('user/profileDue')),
  'promo/loadPromo': call(draft('promo/codeDue', { code: 'ЛАПША' })),
  'promo/loadPromos': call(draft('user/profileDue')),
  'promo/copyCode': call(draft('promo/codeCopyTapped', { code: 'ЛАПША' })),
  'setting/loadSettings': call(draft('setting/reloadDue')),
  'setting/loadDeliveryText': call(draft('setting/loaded', { values: shop.setting.values!, skipped: [] })),
  'user/loadProfile': call(draft('order/cleared', { orderId: 'order-1' })),
  'user/changeProfile': call(draft('user/profileChangeDue', { changes: { name: login.name } })),
  'user/reserveTable': call(draft('user/reservationSubmitted', { request: demoTable })),
  'user/applyForWork': call(draft('user/applicationSubmitted', { application: demoApplication })),
  'user/saveAllergens': atOnce(draft('user/allergensCleared')),
  'view/navigate': atOnce(draft('view/navigationDue', { to: '/', mode: 'push' })),
  'view/endNotice': clock(4_000, notice),
  'view/poll': {
    ...call(draft('view/pollDue', { what: 'catalog' })),
    isKeyed: true,
    trigger: (n) => draft('view/pollDue', { what: ofKey(n, 'catalog', 'settings') }),
  },
  'view/rememberGreeting': atOnce(draft('modal/dismissed', { kind: 'march' })),
  'view/saveStoreVersion': atOnce(draft('view/reloadReached', { reason: 'version' })),
  'view/rememberReload': atOnce(draft('view/reloadReached', { reason: 'chunk' })),
  'view/saveAdminToken': atOnce(draft('view/adminLeft')),
  'view/saveAnalyticsConsent': atOnce(draft('view/analyticsAnswered', { consent: 'given' })),
  'view/tellApp': atOnce(draft('view/outsideLinkTapped', { url: 'https://partner.example/' })),
  'view/loadText': {
    work: 'call',
    isKeyed: true,
    trigger: (n) => draft('view/textDue', { slug: ofKey(n, 'about', 'delivery') }),
  },
};
/** Where a scenario asks for no state of its own. */
export const anyShop = shop;
