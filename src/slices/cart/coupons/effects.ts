import { defer, EMPTY, map, of } from 'rxjs';
import { effect } from '../../effect.ts';
import { draft } from '../../draft.ts';
import { untilAnswered } from '../../untilAnswered.ts';
import { promoRequest } from '../placing/requests.ts';

/** A burst of taps makes one call (quality, "bursts coalesce"). */
const BURST_MS = 300;
/** What the cart says of a sum that could not be reckoned. */
export const PROMO_FAILED = 'Ошибка при применении промокода';

export const calculatePromo = effect({
  name: 'cart/calculatePromo',
  on: ['cart/promoCalculationDue'],
  policy: 'latest',
  until: ['auth/loggedOut', 'cart/emptied', 'cart/couponSubmitted', 'city/chosen', 'cart/orderPlaced'],
  delay: () => BURST_MS,
  run({ event$, state, world }) {
    let revision = state().cart.revision;
    const answer$ = defer(() => {
      const request = promoRequest(state());
      if (!request) return EMPTY;
      revision = state().cart.revision;
      return world.api.calculatePromo(request);
    }).pipe(map((answer) => draft('cart/promoCalculated', { revision, answer })));
    return untilAnswered(answer$, event$, (error) => {
      world.report(error, 'cart/calculatePromo');
      return of(draft('cart/promoCalculationFailed', { revision, message: PROMO_FAILED }));
    });
  },
});
