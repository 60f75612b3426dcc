import { formatAddress } from '../../domain/address.ts';
import { select } from '../select.ts';
import { selectRestaurants } from '../setting/selectors.ts';
import type { AppState } from '../state.ts';

/** What «Проверяем заказ» tells of the order whose answer did not come; null where there is none. */
export const selectChecking = select(
  (state: AppState) => state.cart.intent,
  (state: AppState) => state.cart.leaveOffered,
  selectRestaurants,
  (intent, leaveOffered, restaurants) => {
    if (intent?.state !== 'uncertain') return null;
    const { key, body, madeAt, check } = intent;
    const restaurant = restaurants.find(({ id }) => id === body.terminalId);
    return {
      place: body.deliveryMethod === 'self' ? (restaurant?.name ?? null) : formatAddress(body.address),
      total: body.total,
      madeAt,
      failedAt: check?.failedAt ?? null,
      nextAt: check?.nextAt ?? null,
      message: check?.message ?? null,
      attempt: (check?.tries ?? 0) + 1,
      mayLeave: leaveOffered === key,
    };
  },
);
