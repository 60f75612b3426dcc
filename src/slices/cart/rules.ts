import type { Rules } from '../../kernel/define.ts';
import { eventTypes, type AppDraft, type AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';
import { gated, isEdit, type CartRules } from '../traits.ts';
import { promoDue } from './coupons/calculation.ts';
import { couponRules } from './coupons/rules.ts';
import { settleDoubles } from './gifts/gifts.ts';
import { giftRules } from './gifts/rules.ts';
import { askChoice } from './lines/repeatedChoices.ts';
import { lineRules } from './lines/rules.ts';
import { lostRules } from './lost/rules.ts';
import { orderUnderWay } from './placing/underWay.ts';
import { resumeOrder } from './placing/press.ts';
import { placingRules } from './placing/rules.ts';
import { historyOfOpenFate, shownHere, toldLate } from './placing/shown.ts';
import { lapses, settledElsewhere, settleDue } from './placing/unpaid.ts';
import { freshGifts, lostRestaurant, lostTime } from './receiving/judging.ts';
import { receivingRules } from './receiving/rules.ts';
import { settled, validated } from './settling.ts';
import { sharingRules } from './sharing/rules.ts';
import { undoRules } from './undo/rules.ts';

interface Cause {
  readonly id: string;
  readonly time: number;
}

/** Each of two tabs may have added what one order has once, and an answer under way belongs to the cart before. */
const metOtherTab = (state: AppState, cause: Cause): readonly AppDraft[] => [
  ...settleDoubles(state),
  ...settled(state, cause),
  ...(state.cart.isCalculating ? promoDue(state) : []),
];

/** What the page knows has proved fresh, or is so from the beginning. */
const judged = (state: AppState, event: Cause): readonly AppDraft[] => [
  ...validated(state, event),
  ...freshGifts(state, event),
  ...lostRestaurant(state),
  ...lostTime(state, event.time),
];

/** The parts of the cart, each with its own events; no event has rules in two of them. */
export const partRules: readonly CartRules[] = [
  lineRules,
  lostRules,
  giftRules,
  sharingRules,
  undoRules,
  receivingRules,
  couponRules,
  placingRules,
];

/** The moments that concern the whole cart. */
const wholeRules: CartRules = {
  // A later reload takes the coupon's place, so every one but the first brings the coupon to the calculation.
  'catalog/loaded': (state, event) => [
    ...validated(state, event),
    ...(event.payload.reason === 'start' ? [] : promoDue(state)),
  ],
  'catalog/confirmed': judged,
  'setting/confirmed': judged,
  'view/restored': (state, event) => [
    ...judged(state, event),
    ...promoDue(state),
    ...resumeOrder(state, event),
    ...settleDue(true)(state),
    ...lapses(state, event),
  ],
  'view/pageEntered': (state) => [
    ...askChoice(state),
    ...settleDue(false)(state),
    ...historyOfOpenFate(state),
  ],
  'view/minutePassed': (state, event) => [...lostTime(state, event.time), ...lapses(state, event)],
  // An order that comes from another tab is seen to its end here too: that tab may be gone.
  'view/factsArrived': (state, event) => [
    ...metOtherTab(state, event),
    ...(event.payload.facts.some(({ type }) => type === 'cart/intentMade') ? resumeOrder(state, event) : []),
    ...settledElsewhere(state, event),
    ...shownHere(state),
    ...event.payload.facts.flatMap((fact) =>
      fact.type === 'cart/lateAnswered' ? toldLate(state, fact.payload.answer) : [],
    ),
  ],
  'view/slicesArrived': (state, event) => [
    ...metOtherTab(state, event),
    ...(event.payload.saved.cart?.intent ? resumeOrder(state, event) : []),
    ...shownHere(state),
  ],
};

/** Edits wait for the answer to an order under way. */
export const cartRules: Rules<AppEvents, AppState> = gated(
  partRules.reduce((all, rules) => ({ ...all, ...rules }), wholeRules),
  eventTypes.filter(isEdit),
  (state) => (state.cart.intent ? orderUnderWay(state) : null),
);
