import { formatAddress } from '../../domain/address.ts';
import type { CartLine, LineId } from '../../domain/cart.ts';
import type { ProductId } from '../../domain/catalog.ts';
import { kopecks, NOTHING, sum, type Kopecks } from '../../domain/money.ts';
import { withoutAllergens } from '../../domain/search.ts';
import { slotLabel, timeSlots } from '../../domain/slots.ts';
import {
  bonusLimit,
  cartCount,
  lineTotal,
  notGiftsAndNotDeliveryTotal,
  totalsOf,
} from '../../domain/totals.ts';
import { selectSelectedAddress } from '../address/selectors.ts';
import { selectGoods, selectProductIndex, selectStopped } from '../catalog/selectors.ts';
import { selectZoneDelivery } from '../city/selectors.ts';
import { select, selectEach } from '../select.ts';
import { selectCityData, selectRestaurants, selectWorkWeek } from '../setting/selectors.ts';
import type { AppState } from '../state.ts';
import { checkoutGap } from './placing/gaps.ts';
import { paymentOf } from './placing/payment.ts';
import { isSumProvisional } from './placing/provisional.ts';

const cart = (state: AppState) => state.cart;
const whole = (state: AppState) => state;
const lines = (state: AppState) => state.cart.lines;

/** What the customer sees as the order: goods and gifts; delivery and fee are rows of the sum. */
export const selectVisibleLines = select(lines, (all) =>
  all.filter(({ kind }) => kind === 'goods' || kind === 'gift'),
);
export const selectCount = select(lines, cartCount);
export const selectIsEmpty = select(lines, (all) => all.length === 0);
export const selectTotals = select(
  lines,
  (state: AppState) => state.cart.discountTotal,
  (state: AppState) => state.cart.spendBonus,
  (all, discountTotal, spendBonus) => totalsOf({ lines: all, discountTotal, spendBonus }),
);
export const selectBonusLimit = select(
  lines,
  (state: AppState) => state.cart.discountTotal,
  (state: AppState) => state.user.customer?.balance ?? NOTHING,
  (all, discountTotal, balance) => bonusLimit({ balance, lines: all, discountTotal }),
);

export interface InCart {
  readonly quantity: number;
  readonly sum: Kopecks;
  /** The line that «+» and «−» of the card act on: the youngest of this product. */
  readonly line: CartLine | null;
  readonly isFresh: boolean;
}
export const selectInCart = selectEach((id: ProductId) =>
  select(
    lines,
    (state: AppState) => state.cart.lastAddedId,
    (all, lastAddedId): InCart => {
      const own = all.filter(({ productId, kind }) => productId === id && kind === 'goods');
      return {
        quantity: own.reduce((count, { quantity }) => count + quantity, 0),
        sum: sum(own.map(lineTotal)),
        line: own.at(-1) ?? null,
        isFresh: all.some((line) => line.id === lastAddedId && line.productId === id),
      };
    },
  ),
);
/** Whether this line was added last, for as long as that is shown. */
export const selectIsLastAdded = selectEach((id: LineId) =>
  select(
    (state: AppState) => state.cart.lastAddedId,
    (lastAddedId) => lastAddedId === id,
  ),
);

export const selectPromoState = select(
  cart,
  ({ coupon, discountTotal, lostGift, loyaltyErrors, isCalculating }) => ({
    coupon,
    discountTotal,
    lostGift,
    loyaltyErrors,
    isCalculating,
  }),
);
export const selectMethod = select(
  (state: AppState) => state.cart.deliveryMethod,
  (method) => method,
);
/** The payment as it counts: one that the method does not offer falls back to the card. */
export const selectPayment = select(paymentOf, (payment) => payment);
export const selectChangeFrom = select(
  (state: AppState) => state.cart.form.changeFrom,
  (sum) => sum,
);
export const selectPersons = select(
  (state: AppState) => state.cart.form.persons,
  (count) => count,
);
export const selectComment = select(
  (state: AppState) => state.cart.form.comment,
  (text) => text,
);
export const selectSpendBonus = select(
  (state: AppState) => state.cart.spendBonus,
  (sum) => sum,
);
export const selectRestaurant = select(
  (state: AppState) => state.cart.restaurantId,
  selectRestaurants,
  (id, all) => all.find((restaurant) => restaurant.id === id) ?? null,
);

export const selectSlots = select(
  selectWorkWeek,
  (state: AppState) => state.cart.deliveryMethod,
  (state: AppState) => state.view.now,
  (week, method, now) => timeSlots({ week, method, now }),
);
export const selectTime = select(
  (state: AppState) => state.cart.deliveryTime,
  (state: AppState) => state.view.now,
  (at, now) => ({ at, label: slotLabel(at, now) }),
);
export const selectIsTimeChoiceHidden = select(selectCityData, (data) => data?.isTimeChoiceHidden ?? false);
export const selectIsPromocodeHidden = select(selectCityData, (data) => data?.isPromocodeHidden ?? false);

export const selectIsOnlinePaymentOffered = select(
  (state: AppState) => state.setting.values?.isOnlinePaymentDisabled,
  (state: AppState) => state.cart.deliveryMethod,
  (disabled, method) => !(disabled?.[method] ?? false),
);

/** How far the press of «Заказать» has come; `isWaiting`: the sum is being reckoned first. */
export const selectOrderState = select(cart, ({ intent, orderFailure, seenTotal }) => ({
  isWaiting: seenTotal !== null,
  isSending: intent?.state === 'sending',
  isUncertain: intent?.state === 'uncertain',
  failure: orderFailure,
}));

/** The row «Добавить к заказу»: at most six dishes of the setting's group that the customer may eat and that are not in the cart yet. */
export const selectAddToOrder = select(
  selectGoods,
  (state: AppState) => state.user.allergens,
  selectStopped,
  lines,
  (state: AppState) => state.setting.values?.addToOrderGroupId,
  (all, allergens, stopped, inCart, groupId) =>
    withoutAllergens(all, allergens)
      .filter(({ id, groupId: own }) => own === groupId && !stopped.has(id))
      .filter(({ id }) => !inCart.some(({ productId }) => productId === id))
      .slice(0, 6),
);
/** What «Вернуть» would bring back now. */
export const selectUndo = select(
  (state: AppState) => state.cart.undo,
  (undo) => undo,
);

export const selectCheckoutGap = select(whole, checkoutGap);

/** How and where the order is received, as the header says it; nulls are not known yet. */
export const selectReceiving = select(
  selectMethod,
  selectRestaurant,
  selectSelectedAddress,
  selectZoneDelivery,
  selectProductIndex,
  (method, restaurant, address, zone, products) => ({
    method,
    place: method === 'self' ? (restaurant?.name ?? null) : address && formatAddress(address),
    minutes: method === 'self' ? null : (zone?.minutes ?? null),
    price: (method === 'delivery' && zone?.deliveryId && products.get(zone.deliveryId)?.price) || null,
    freeFrom: method === 'self' ? null : (zone?.freeFrom ?? null),
  }),
);

export const selectCoupon = select(
  (state: AppState) => state.cart.coupon,
  (coupon) => coupon,
);
/** Whether the sum still depends on an answer. */
export const selectIsCalculating = select(whole, isSumProvisional);
/** Presents that a promo answer put into the cart. */
export const selectHasGifts = select(lines, (all) => all.some(({ isFromPromocode }) => isFromPromocode));
/** What the delivery costs, 0 where it is free; null where none is wanted or known. */
export const selectDeliveryPrice = select(
  lines,
  (all): Kopecks | null => all.find(({ kind }) => kind === 'delivery')?.price ?? null,
);
/** Paid goods without presents, delivery and fee: what the sums of zones and promotions are compared with. */
const selectPaidGoods = select(lines, notGiftsAndNotDeliveryTotal);
/** Whether neither an address nor a restaurant is chosen yet. */
export const selectIsPlaceMissing = select(
  selectSelectedAddress,
  selectRestaurant,
  (address, restaurant) => !address && !restaurant,
);
/** Whether the promo answer's hint is the free delivery rather than a dish; it may name a code or an id. */
const selectIsLostDelivery = select(
  (state: AppState) => state.cart.lostGift?.code ?? null,
  selectCityData,
  selectProductIndex,
  (code, city, products) => {
    const id = city?.freeDeliveryId;
    return Boolean(code && id && (code === id || products.get(id)?.code === code));
  },
);
/** The dish that the cart is about to earn. */
export const selectLostGift = select(
  (state: AppState) => state.cart.lostGift,
  selectIsLostDelivery,
  (lost, isDelivery) => (isDelivery ? null : lost),
);
/** The sum of goods from which the delivery is free: the zone's, else what the promo answer says is missing. */
const selectFreeFrom = select(
  selectMethod,
  selectZoneDelivery,
  selectPaidGoods,
  (state: AppState) => state.cart.lostGift?.missing ?? null,
  selectIsLostDelivery,
  (method, zone, goods, missing, isLostDelivery): Kopecks | null => {
    if (method === 'self') return null;
    return zone?.freeFrom ?? (isLostDelivery && missing ? kopecks(goods + missing) : null);
  },
);
/** What stands between the cart and its next goal; sums of a zone count for delivery only. */
export const selectGoalInput = select(
  selectPaidGoods,
  selectMethod,
  selectZoneDelivery,
  selectFreeFrom,
  selectDeliveryPrice,
  selectLostGift,
  (state: AppState) => state.cart.discountTotal,
  (goods, method, zone, freeFrom, deliveryPrice, lostGift, discount) => ({
    goods,
    discount,
    minSum: method === 'delivery' ? (zone?.minSum ?? null) : null,
    freeFrom,
    isDeliveryFree: deliveryPrice === 0,
    lostGift,
  }),
);
