import * as rx from 'rxjs';
import { messageOf, wordsOf } from '../../../domain/failure.ts';
import {
  askedPause,
  isInFlight,
  isOpenOutcome,
  ORDER_TRIES,
  pauseBeforeCheck,
  pauseBeforeTry,
  LEAVE_MS,
  STALE_MS,
} from '../../../domain/orderRetry.ts';
import { secret } from '../../../kernel/event.ts';
import { effect } from '../../effect.ts';
import { draft } from '../../draft.ts';
import type { AppDraft } from '../../events.ts';
import type { LateAnswer, PlacedOrder } from './state.ts';
import type { AppState } from '../../state.ts';
import type { AppWorld } from '../../world.ts';
import { hasGivenUp } from './givenUp.ts';
import { OUTCOME_UNKNOWN } from './press.ts';
import type { OrderIntent } from './state.ts';

/** Every wait for an order ends by then in an answer or in «Проверяем заказ» (assumptions, section 6, "POST /order 409"). */
const PATIENCE_MS = 10_000;
const REFUSED = 'Произошла ошибка при выполнении запроса';
/** One tab at a time, whatever the key: a tab that comes second finds what the first has stored. */
const TURN = 'shop:order';

interface Sending {
  readonly key: string;
  readonly madeAt: number;
  readonly state: () => AppState;
  readonly world: AppWorld;
  /** A request leaves. */
  readonly left: () => void;
  /** A try has told nothing, and the next one follows after these milliseconds. */
  readonly failed: (error: unknown, pause: number) => void;
}

/** Null where this press is not wanted any more; its key may have been pressed again. */
const wanted = ({ key, madeAt, state }: Sending): OrderIntent | null => {
  const { intent } = state().cart;
  return intent?.key === key && intent.madeAt === madeAt ? intent : null;
};

/** While offline nothing is sent; the wait for the connection counts as a wait for the answer. */
const whenOnline = ({ state, world }: Sending): rx.Observable<boolean> =>
  rx.merge(rx.of(state().view.isOnline), world.online$, rx.NEVER).pipe(rx.first((isOnline) => isOnline));

/** The order is placed. Where another tab has stored that first, its cart holds: it may have told the purchase already. */
const accepted = (placed: PlacedOrder, { key, world }: Sending): AppDraft => {
  const cart = world.savedCart();
  return cart?.placed?.key === key
    ? draft('cart/replaced', { key, cart: secret(cart) })
    : draft('cart/orderPlaced', { key, ...placed });
};

/** What is heard of an order that was given up, here or in a tab that has stored so: it is told, and the new cart stays. */
const answeredLate = ({ key, state, world }: Sending, answer: LateAnswer): readonly AppDraft[] | null => {
  const late = draft('cart/lateAnswered', { key, answer });
  const { cart } = state();
  if (cart.intent?.key !== key) return hasGivenUp(cart, key) ? [late] : null;
  const saved = world.savedCart();
  return saved && saved.intent?.key !== key && hasGivenUp(saved, key)
    ? [draft('cart/replaced', { key, cart: secret(saved) }), late]
    : null;
};

/** Sends the intent once, if it is still wanted; a failure that tells nothing is left to the caller. */
const attempt = (sending: Sending): rx.Observable<AppDraft> =>
  rx.defer(() => {
    const { key, world } = sending;
    const intent = wanted(sending);
    if (!intent) return rx.EMPTY;
    if (world.now() - intent.madeAt > STALE_MS)
      return rx.of(draft('cart/orderRefused', { key, message: OUTCOME_UNKNOWN }));
    const cart = world.savedCart();
    if (cart && cart.intent?.key !== key) return rx.of(draft('cart/replaced', { key, cart: secret(cart) }));
    return whenOnline(sending).pipe(
      rx.tap(sending.left),
      rx.switchMap(() => world.api.placeOrder(key, intent.body)),
      rx.mergeMap((placed) => {
        const { id, number } = placed;
        return answeredLate(sending, { kind: 'placed', id, number }) ?? [accepted(placed, sending)];
      }),
      rx.catchError((error: unknown) => {
        if (isOpenOutcome(error)) throw error;
        const message = messageOf(error, REFUSED);
        const late = answeredLate(sending, { kind: 'refused', message });
        return late ?? [draft('cart/orderRefused', { key, message })];
      }),
    );
  });

/** Work on the order while no other tab does any, for ten seconds at most. */
const inTurn = (work$: rx.Observable<AppDraft>, world: AppWorld): rx.Observable<AppDraft> =>
  world.locks.hold(TURN).pipe(
    // The end of the work is passed on as a value: it ends the hold, too.
    rx.switchMap((isHeld) => (isHeld ? work$.pipe(rx.materialize()) : rx.EMPTY)),
    rx.dematerialize(),
    rx.timeout(PATIENCE_MS),
  );

/** The press: three tries; a key that is on its way already is waited for without counting. */
const send = (sending: Sending): rx.Observable<AppDraft> =>
  rx.defer(() => {
    const { world } = sending;
    const end = world.now() + PATIENCE_MS;
    let failed = 0;
    const delay = (error: unknown): rx.Observable<unknown> => {
      if (!isInFlight(error)) failed += 1;
      const pause = Math.max(askedPause(error), pauseBeforeTry(Math.max(1, failed), world.random));
      // A pause that the server asks for outlasts the patience: the check keeps to it.
      const isLast = failed >= ORDER_TRIES || world.now() + pause >= end;
      if (isLast) return rx.throwError(() => error);
      sending.failed(error, pause);
      return rx.timer(pause);
    };
    return inTurn(attempt(sending).pipe(rx.retry({ delay })), world);
  });

/** Asks again and again, less and less often, and at once when the connection is back. */
const check = (sending: Sending, first: unknown): rx.Observable<AppDraft> => {
  const { world } = sending;
  const cameOnline$ = rx.defer(() =>
    world.online$.pipe(
      rx.startWith(sending.state().view.isOnline),
      rx.pairwise(),
      rx.filter(([before, after]) => after && !before),
    ),
  );
  const pause = (error: unknown, failed: number): rx.Observable<unknown> => {
    const asked = askedPause(error);
    const time = Math.max(asked, pauseBeforeCheck(failed, world.random));
    sending.failed(error, time);
    const time$ = rx.timer(time);
    return rx.merge(time$, asked > 0 ? rx.EMPTY : cameOnline$).pipe(rx.take(1));
  };
  return pause(first, 1).pipe(
    rx.switchMap(() =>
      inTurn(attempt(sending), world).pipe(
        rx.retry({ delay: (error: unknown, failed) => pause(error, failed + 1) }),
      ),
    ),
  );
};

/** One run for one intent, from the press to the answer, so that its chain of events does not grow with every round. */
export const placeOrder = effect({
  name: 'cart/placeOrder',
  on: ['cart/placeDue'],
  policy: 'first',
  // The fate of an order is told, whatever was chosen or found meanwhile.
  belongsTo: 'page',
  key: ({ payload }) => `${payload.key}/${payload.madeAt}`,
  until: ['auth/loggedOut'],
  run({ event: { payload }, state, world }) {
    const { key, madeAt } = payload;
    const failure$ = new rx.Subject<AppDraft>();
    let hasLeft = false;
    const sending: Sending = {
      key,
      madeAt,
      state,
      world,
      left: () => {
        hasLeft = true;
      },
      // Whoever only waited for their turn has not tried.
      failed: (error, pause) => {
        if (hasLeft) failure$.next(draft('cart/tryFailed', { key, message: wordsOf(error), pause }));
        hasLeft = false;
      },
    };
    const answer$ = send(sending).pipe(
      rx.catchError((error: unknown) =>
        rx.concat(rx.of(draft('cart/orderUncertain', { key })), check(sending, error)),
      ),
      rx.finalize(() => failure$.complete()),
    );
    return rx.merge(failure$, answer$);
  },
});

/** From then on the customer may leave the order, whatever becomes of it. */
export const offerLeaving = effect({
  name: 'cart/offerLeaving',
  on: ['cart/placeDue'],
  policy: 'latest',
  belongsTo: 'page',
  until: ['cart/orderPlaced', 'cart/orderRefused', 'cart/orderAbandoned', 'auth/loggedOut'],
  run: ({ event: { payload }, world }) =>
    rx
      .timer(Math.min(LEAVE_MS, Math.max(0, payload.madeAt + LEAVE_MS - world.now())))
      .pipe(rx.map(() => draft('cart/leaveOffered', { key: payload.key }))),
});
