import * as rx from 'rxjs';
import { messageOf } from '../../domain/failure.ts';
import {
  askedPause,
  isInFlight,
  isOpenOutcome,
  ORDER_TRIES,
  pauseBeforeCheck,
  pauseBeforeTry,
} from '../../domain/orderRetry.ts';
import { secret } from '../../kernel/event.ts';
import { effect } from '../effect.ts';
import { draft, type AppDraft } from '../events.ts';
import type { PlacedOrder } from '../order/state.ts';
import type { AppState } from '../state.ts';
import type { AppWorld } from '../world.ts';

/** Every wait for an order ends by then in an answer or in «Проверяем заказ» (assumptions, section 6, "POST /order 409"). */
const PATIENCE_MS = 10_000;
const REFUSED = 'Произошла ошибка при выполнении запроса';
/** One tab at a time, whatever the key: a tab that comes second finds what the first has stored. */
const TURN = 'shop:order';

interface Sending {
  readonly key: string;
  readonly state: () => AppState;
  readonly world: AppWorld;
}

/** While offline nothing is sent; the wait for the connection counts as a wait for the answer. */
const whenOnline = ({ state, world }: Sending): rx.Observable<boolean> =>
  rx.merge(rx.of(state().view.isOnline), world.online$, rx.NEVER).pipe(rx.first((isOnline) => isOnline));

/** The order is placed. Where another tab has stored that first, its cart holds: it may have told the purchase already. */
const accepted = (placed: PlacedOrder, { key, world }: Sending): AppDraft => {
  const cart = world.savedCart();
  return cart?.placed?.key === key
    ? draft('order/cartReplaced', { key, cart: secret(cart) })
    : draft('order/placed', { key, ...placed });
};

/** Sends the intent once, if it is still wanted; a failure that tells nothing is left to the caller. */
const attempt = (sending: Sending): rx.Observable<AppDraft> =>
  rx.defer(() => {
    const { key, state, world } = sending;
    const { intent } = state().cart;
    if (intent?.key !== key) return rx.EMPTY;
    const cart = world.savedCart();
    if (cart && cart.intent?.key !== key)
      return rx.of(draft('order/cartReplaced', { key, cart: secret(cart) }));
    return whenOnline(sending).pipe(
      rx.switchMap(() => world.api.placeOrder(key, intent.body)),
      rx.map((placed) => accepted(placed, sending)),
      rx.catchError((error: unknown) => {
        if (isOpenOutcome(error)) throw error;
        return rx.of(draft('order/placeRefused', { key, message: messageOf(error, REFUSED) }));
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
      return isLast ? rx.throwError(() => error) : rx.timer(pause);
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
    const time$ = rx.timer(Math.max(asked, pauseBeforeCheck(failed, world.random)));
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
  on: ['order/placeDue'],
  policy: 'first',
  // The fate of an order is told, whatever was chosen or found meanwhile.
  belongsTo: 'page',
  key: ({ payload }) => payload.key,
  until: ['auth/loggedOut'],
  run({ event: { payload }, state, world }) {
    const sending: Sending = { key: payload.key, state, world };
    return send(sending).pipe(
      rx.catchError((error: unknown) =>
        rx.concat(rx.of(draft('order/placeUncertain', payload)), check(sending, error)),
      ),
    );
  },
});
