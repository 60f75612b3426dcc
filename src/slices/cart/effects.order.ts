import { catchError, defer, EMPTY, map, type Observable, of, retry, throwError, timeout, timer } from 'rxjs';
import { ApiFailure, messageOf } from '../../domain/failure.ts';
import { effect } from '../effect.ts';
import { draft } from '../events.ts';

/** Every wait for an order ends by then in an answer or in «Проверяем заказ» (assumptions, section 6, "POST /order 409"). */
const PATIENCE_MS = 10_000;
/** Pause before an order whose outcome is unknown is asked for again. */
const CHECK_AGAIN_MS = 5_000;
const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 500;
const REFUSED = 'Произошла ошибка при выполнении запроса';

/** True where the answer does not tell whether the order exists: the same body is sent again with the same key. */
const isOpenOutcome = (error: unknown): boolean => {
  if (!(error instanceof ApiFailure)) return true;
  if (error.kind !== 'status') return true;
  const status = error.status ?? 0;
  return status >= 500 || status === 408 || status === 429 || (status === 409 && error.retryAfter !== null);
};

const pauseBefore = (error: unknown, attempt: number): Observable<unknown> => {
  if (!isOpenOutcome(error)) return throwError(() => error);
  const asked = error instanceof ApiFailure ? error.retryAfter : null;
  return timer(asked === null ? FIRST_PAUSE_MS * 2 ** (attempt - 1) : asked * 1_000);
};

export const placeOrder = effect({
  name: 'cart/placeOrder',
  on: ['order/placeDue'],
  policy: 'first',
  // The fate of an order is told, whatever was chosen or found meanwhile.
  belongsTo: 'page',
  until: ['auth/loggedOut'],
  run({
    event: {
      payload: { key },
    },
    state,
    world,
  }) {
    const { intent } = state().cart;
    if (intent?.key !== key) return EMPTY;
    return defer(() => world.api.placeOrder(key, intent.body)).pipe(
      retry({ count: MAX_RETRIES, delay: pauseBefore }),
      timeout(PATIENCE_MS),
      map((placed) => draft('order/placed', { key, ...placed })),
      catchError((error: unknown) =>
        of(
          isOpenOutcome(error)
            ? draft('order/placeUncertain', { key })
            : draft('order/placeRefused', { key, message: messageOf(error, REFUSED) }),
        ),
      ),
    );
  },
});

/** One run asks again and again, so that its chain of events does not grow with every round. */
export const resendOrder = effect({
  name: 'cart/resendOrder',
  on: ['order/placeUncertain'],
  policy: 'first',
  belongsTo: 'page',
  until: ['auth/loggedOut', 'order/placed', 'order/placeRefused'],
  run: ({ event: { payload } }) =>
    timer(CHECK_AGAIN_MS, CHECK_AGAIN_MS + PATIENCE_MS).pipe(map(() => draft('order/placeDue', payload))),
});
