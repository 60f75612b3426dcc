import { secret, type EventOf, type Secret } from '../kernel/event.ts';
import { maskEvent } from '../kernel/journal.ts';
import { addressEvents } from './address/events.ts';
import { authEvents } from './auth/events.ts';
import { cartEvents } from './cart/events.ts';
import { cityEvents } from './city/events.ts';
import { orderEvents } from './order/events.ts';
import { userEvents } from './user/events.ts';

const all = {
  ...addressEvents,
  ...authEvents,
  ...cartEvents,
  ...cityEvents,
  ...orderEvents,
  ...userEvents,
} as const;

/**
 * The facts that travel to the customer's other tabs: those that mean something for the four saved slices, but for what
 * only the person in front of one page sees (dialogs, forms half filled in, highlights, calls under way).
 */
export const SHARED = [
  'address/listLoaded',
  'address/selected',
  'address/saved',
  'address/deleted',
  'auth/loggedIn',
  'auth/loggedOut',
  'cart/couponSubmitted',
  'cart/couponRemoved',
  'cart/methodChosen',
  'cart/restaurantChosen',
  'cart/timeChosen',
  'cart/bonusTyped',
  'cart/paymentChosen',
  'cart/changeTyped',
  'cart/personsTyped',
  'cart/commentTyped',
  'cart/lineAdded',
  'cart/quantityChanged',
  'cart/lineRemoved',
  'cart/lineRestored',
  'cart/lineReplaced',
  'cart/ruledLinesChanged',
  'cart/linesRejected',
  'cart/giftAsked',
  'cart/emptied',
  'cart/returned',
  'cart/restaurantLost',
  'cart/timeLost',
  'cart/bonusCut',
  'cart/promoCalculated',
  'city/choiceTapped',
  'city/chosen',
  'order/intentMade',
  'order/placed',
  'order/settled',
  'order/lapsed',
  'order/placeRefused',
  'order/placeUncertain',
  'order/tryFailed',
  'order/abandoned',
  'order/lateAnswered',
  'user/profileLoaded',
  'user/profileChanged',
  'user/allergenToggled',
  'user/allergensCleared',
  'user/appOfferClosed',
] as const satisfies readonly (keyof typeof all)[];

export type SharedType = (typeof SHARED)[number];
export type SharedFact = EventOf<Pick<typeof all, SharedType>>;

const types: ReadonlySet<string> = new Set(SHARED);
export const isShared = <E extends { readonly type: string }>(event: E): event is E & SharedFact =>
  types.has(event.type);

/** Each fact is masked as it is masked in the journal of its own tab. */
export const maskFacts = (facts: Secret<readonly SharedFact[]>): Secret<readonly SharedFact[]> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a mask changes no type
  secret(facts.map((fact) => maskEvent(all, fact) as SharedFact));
