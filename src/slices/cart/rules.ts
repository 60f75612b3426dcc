import type { DeliveryMethod } from '../../domain/cart.ts';
import { bonusLimit } from '../../domain/totals.ts';
import { NOTHING, atLeastNothing, kopecks } from '../../domain/money.ts';
import type { Rules } from '../../kernel/define.ts';
import { draft, eventTypes, type AppDraft, type AppEvents } from '../events.ts';
import { isFresh } from '../fresh.ts';
import type { AppState } from '../state.ts';
import { gated, isEdit, type CartRules } from '../traits.ts';
import { isLoggedIn } from '../user/selectors.ts';
import { addTapped, incrementTapped } from './adding.ts';
import { lineEdited } from './editing.ts';
import { orderUnderWay } from './edits.ts';
import { freshGifts, lostRestaurant, lostTime } from './judging.ts';
import { placeTapped, pressReleased, resumeOrder, totalAccepted } from './placing.ts';
import { giftChosen, settleDoubles } from './gifts.ts';
import { leaveTapped } from './givenUp.ts';
import { released } from './provisional.ts';
import { askChoice, choiceClosed } from './repeatedChoices.ts';
import { repeatTapped } from './repeating.ts';
import { returnTapped } from './returning.ts';
import { settleServiceLines } from './ruledLines.ts';
import { undone } from './undo.ts';
import { validateLines } from './validation.ts';

type Cause = { readonly id: string };

/** The promo calculation runs for a customer with goods only (specification, section 4, "Cart processing"). */
const promoDue = (state: AppState): readonly AppDraft[] =>
  isLoggedIn(state) && state.cart.lines.some(({ kind }) => kind === 'goods')
    ? [draft('cart/promoCalculationDue')]
    : [];

/** Bonuses never pass the balance or what is to pay, also after the cart shrinks (assumptions, section 6, "spendBonus"). */
const cutBonus = ({ cart, user }: AppState): readonly AppDraft[] => {
  const limit = bonusLimit({ ...cart, balance: user.customer?.balance ?? NOTHING });
  const sum = atLeastNothing(kopecks(Math.min(cart.spendBonus, limit)));
  return sum === cart.spendBonus ? [] : [draft('cart/bonusCut', { sum })];
};

/** Lines first: what may be paid with bonuses follows from them, so changed lines ask again. */
const settled = (state: AppState, cause: Cause): readonly AppDraft[] => {
  const changed = settleServiceLines(state, cause);
  return changed.length > 0 ? changed : cutBonus(state);
};
const linesChanged = (state: AppState, cause: Cause): readonly AppDraft[] => [
  ...settled(state, cause),
  ...promoDue(state),
];
const deliveryChanged = (state: AppState, cause: Cause): readonly AppDraft[] => {
  const changed = settleServiceLines(state, cause);
  return changed.length > 0 ? [...changed, ...promoDue(state)] : [];
};
/** Lines that changed are calculated again, and the press waits for that. */
const zoneKnown = (state: AppState, cause: Cause): readonly AppDraft[] => {
  const changed = deliveryChanged(state, cause);
  return changed.length > 0 ? changed : released(state);
};
/** Each of two tabs may have added what one order has once, and an answer under way belongs to the cart before. */
const metOtherTab = (state: AppState, cause: Cause): readonly AppDraft[] => [
  ...settleDoubles(state),
  ...settled(state, cause),
  ...(state.cart.isCalculating ? promoDue(state) : []),
];
/**
 * The cart against catalog and settings that are fresh. A rejection settles the rest by itself: the line that is wanted
 * now may have no goods after it.
 */
const validated = (state: AppState, cause: Cause): readonly AppDraft[] => {
  if (!isFresh(state)) return [];
  const rejected = validateLines(state);
  return rejected.length > 0 ? rejected : settled(state, cause);
};
/** What the page knows has proved fresh, or is so from the beginning. */
const judged = (state: AppState, event: Cause & { readonly time: number }): readonly AppDraft[] => [
  ...validated(state, event),
  ...freshGifts(state, event),
  ...lostRestaurant(state),
  ...lostTime(state, event.time),
];
/** The delivery choice leads to its second half; the way out of an address that is not delivered to, to the restaurants. */
const choiceAfter = ({ modal }: AppState, method: DeliveryMethod): readonly AppDraft[] => {
  const kind = modal.open?.kind;
  if (method === 'self' && (kind === 'deliveryChoice' || kind === 'address'))
    return [draft('modal/opened', { modal: { kind: 'restaurants' } })];
  return kind === 'deliveryChoice' ? [draft('modal/opened', { modal: { kind: 'address' } })] : [];
};
const rules: CartRules = {
  'cart/addTapped': addTapped,
  'cart/giftChosen': giftChosen,
  'cart/incrementTapped': incrementTapped,
  'cart/decrementTapped': ({ cart }, { payload }) => {
    const line = cart.lines.find(({ id }) => id === payload.lineId);
    if (line?.kind !== 'goods') return [];
    return line.quantity > 1
      ? [draft('cart/quantityChanged', { lineId: line.id, quantity: line.quantity - 1, from: line.quantity })]
      : [draft('cart/lineRemoved', { lineId: line.id })];
  },
  'cart/removeTapped': ({ cart }, { payload }) =>
    cart.lines.some(({ id, kind }) => id === payload.lineId && (kind === 'goods' || kind === 'gift'))
      ? [draft('cart/lineRemoved', payload)]
      : [],
  'cart/productRemoveTapped': ({ cart }, { payload }) =>
    cart.lines
      .filter(({ productId, kind }) => kind === 'goods' && productId === payload.productId)
      .map(({ id }) => draft('cart/lineRemoved', { lineId: id })),
  'cart/undoTapped': undone,
  'cart/lineEdited': lineEdited,
  'cart/clearTapped': () => [draft('cart/emptied')],
  'cart/returnTapped': returnTapped,
  'cart/promoRetryTapped': promoDue,

  'order/placeTapped': placeTapped,
  'order/intentMade': resumeOrder,
  'order/leaveTapped': leaveTapped,
  'order/totalAccepted': totalAccepted,
  // What the answer changed may lead to further changes: the total counts when nothing is left to settle.
  'order/pressReleased': (state, event) => {
    const changed = settled(state, event);
    return changed.length > 0
      ? [...changed, draft('order/pressReleased', event.payload)]
      : pressReleased(state, event);
  },
  'order/cartReplaced': (state, event) => [
    ...validated(state, event),
    ...promoDue(state),
    ...resumeOrder(state, event),
  ],
  'order/repeatTapped': repeatTapped,
  'order/choicesDue': askChoice,
  'order/choiceSettled': askChoice,
  'modal/dismissed': choiceClosed,
  'view/pageEntered': askChoice,

  'cart/lineAdded': linesChanged,
  'cart/quantityChanged': linesChanged,
  'cart/lineRemoved': linesChanged,
  'cart/lineRestored': linesChanged,
  // Prices, the restaurant and the time may have changed since the order.
  'cart/returned': (state, event) => [
    ...validated(state, event),
    ...lostRestaurant(state),
    ...lostTime(state, event.time),
    ...promoDue(state),
  ],
  'cart/lineReplaced': linesChanged,
  'cart/linesRejected': linesChanged,
  // Two changes of one commit may both have added a line: the second look leaves one.
  'cart/ruledLinesChanged': settled,
  'cart/methodChosen': (state, event) => [
    ...linesChanged(state, event),
    ...choiceAfter(state, event.payload.method),
  ],
  'cart/restaurantChosen': (state, event) => [
    ...linesChanged(state, event),
    ...(state.modal.open?.kind === 'restaurants' ? [draft('modal/closed', { kind: 'restaurants' })] : []),
  ],
  'cart/timeChosen': ({ modal }) =>
    modal.open?.kind === 'time' ? [draft('modal/closed', { kind: 'time' })] : [],
  'cart/bonusTyped': cutBonus,

  // A coupon may bring hidden products into the catalog, so it is read again first (specification, section 4, "Coupons").
  'cart/couponSubmitted': (state) => [
    ...(promoDue(state).length > 0 ? [draft('cart/promoCalculationAwaited')] : []),
    draft('catalog/reloadDue', { reason: 'coupon' }),
  ],
  'cart/couponRemoved': promoDue,
  // A later reload takes the coupon's place, so every one but the first brings the coupon to the calculation.
  'catalog/loaded': (state, event) => [
    ...validated(state, event),
    ...(event.payload.reason === 'start' ? [] : promoDue(state)),
  ],
  'catalog/loadFailed': (state, { payload }) => (payload.reason === 'start' ? [] : promoDue(state)),
  'setting/loaded': (state, event) => [...deliveryChanged(state, event), ...lostRestaurant(state)],
  'city/entered': (state, event) => [...deliveryChanged(state, event), ...lostRestaurant(state)],
  'city/chosen': (state, event) => [...linesChanged(state, event), ...lostRestaurant(state)],
  'city/zoneDeliveryLoaded': zoneKnown,
  'city/zoneDeliveryLost': zoneKnown,
  // Zones differ in what they give for free, also where they share a delivery product.
  'address/zoneChanged': linesChanged,

  'cart/promoCalculated': (state, event) =>
    event.payload.revision === state.cart.revision
      ? [...settled(state, event), ...freshGifts(state, event), ...released(state)]
      : [],
  'cart/promoCalculationFailed': released,
  'auth/loggedIn': (state) => [...cutBonus(state), ...promoDue(state)],
  'user/profileLoaded': cutBonus,
  'catalog/confirmed': judged,
  'setting/confirmed': judged,
  'view/restored': (state, event) => [
    ...judged(state, event),
    ...promoDue(state),
    ...resumeOrder(state, event),
  ],
  // An order that comes from another tab is seen to its end here too: that tab may be gone.
  'view/factsArrived': (state, event) => [
    ...metOtherTab(state, event),
    ...(event.payload.facts.some(({ type }) => type === 'order/intentMade') ? resumeOrder(state, event) : []),
  ],
  'view/slicesArrived': (state, event) => [
    ...metOtherTab(state, event),
    ...(event.payload.saved.cart?.intent ? resumeOrder(state, event) : []),
  ],
  'view/minutePassed': (state, { time }) => lostTime(state, time),
};

/** Edits wait for the answer to an order under way. */
export const cartRules: Rules<AppEvents, AppState> = gated(rules, eventTypes.filter(isEdit), (state) =>
  state.cart.intent ? orderUnderWay(state) : null,
);
