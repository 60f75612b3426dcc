import { EMPTY, filter, map, mergeMap, of, switchMap, timer } from 'rxjs';
import { effect } from '../effect.ts';
import { draft } from '../events.ts';
import { untilAnswered } from '../untilAnswered.ts';
import { offerLeaving, placeOrder } from './effects.order.ts';
import { givenUp } from './provisional.ts';
import { promoRequest } from './requests.ts';

/** A burst of taps makes one call (quality, "bursts coalesce"). */
const BURST_MS = 300;
/** Specification, section 9, "Last-added highlight". */
const HIGHLIGHT_MS = 1_000;
/** How long «Вернуть» is offered (copy, "undo"). */
const UNDO_MS = 6_000;
/** A press waits for the sum as long as for an answer. */
const PRESS_MS = 10_000;
const PROMO_FAILED = 'Ошибка при применении промокода';

const calculatePromo = effect({
  name: 'cart/calculatePromo',
  on: ['cart/promoCalculationDue'],
  policy: 'latest',
  until: ['auth/loggedOut', 'cart/emptied', 'cart/couponSubmitted', 'city/chosen', 'order/placed'],
  run({ event$, state, world }) {
    let revision = state().cart.revision;
    const answer$ = timer(BURST_MS).pipe(
      switchMap(() => {
        const request = promoRequest(state());
        if (!request) return EMPTY;
        revision = state().cart.revision;
        return world.api.calculatePromo(request);
      }),
      map((answer) => draft('cart/promoCalculated', { revision, answer })),
    );
    return untilAnswered(answer$, event$, (error) => {
      world.report(error, 'cart/calculatePromo');
      return of(draft('cart/promoCalculationFailed', { revision, message: PROMO_FAILED }));
    });
  },
});

/** After that what is still awaited counts as not to be had, and the press goes on with the sum that is known. */
const endWaiting = effect({
  name: 'cart/endWaiting',
  belongsTo: 'page',
  on: ['order/pressKept'],
  policy: 'latest',
  run: ({ state }) =>
    timer(PRESS_MS).pipe(
      filter(() => state().cart.seenTotal !== null),
      mergeMap(() => givenUp(state(), PROMO_FAILED)),
    ),
});

const endHighlight = effect({
  name: 'cart/endHighlight',
  on: ['cart/lineAdded', 'cart/quantityChanged', 'cart/ruledLinesChanged'],
  policy: 'latest',
  belongsTo: 'page',
  // Counted from the last add: a quantity that shrinks meanwhile prolongs nothing.
  run({ state, world }) {
    const { lastAddedAt } = state().cart;
    if (lastAddedAt === null) return EMPTY;
    const left = Math.max(0, lastAddedAt + HIGHLIGHT_MS - world.now());
    return timer(Math.min(left, HIGHLIGHT_MS)).pipe(map(() => draft('cart/highlightPassed')));
  },
});

const endUndo = effect({
  name: 'cart/endUndo',
  on: ['cart/lineRemoved', 'cart/quantityChanged', 'cart/lineReplaced', 'cart/clearTapped'],
  policy: 'latest',
  belongsTo: 'page',
  until: ['cart/lineRestored'],
  // Counted from the change that can be taken back: another one meanwhile prolongs nothing.
  run({ state, world }) {
    const { undo } = state().cart;
    if (undo === null) return EMPTY;
    const left = Math.max(0, undo.at + UNDO_MS - world.now());
    return timer(Math.min(left, UNDO_MS)).pipe(map(() => draft('cart/undoPassed')));
  },
});

export const cartEffects = [
  calculatePromo,
  endWaiting,
  endHighlight,
  endUndo,
  placeOrder,
  offerLeaving,
] as const;
