import { selectIsZoneAwaited } from '../../city/selectors.ts';
import { draft } from '../../draft.ts';
import type { AppDraft } from '../../events.ts';
import type { AppState } from '../../state.ts';

/** True while an answer is awaited on which the sum depends: of the promo calculation, or of the zone for a delivery. */
export const isSumProvisional = (state: AppState): boolean =>
  state.cart.isCalculating || (state.cart.deliveryMethod === 'delivery' && selectIsZoneAwaited(state));

/** A press that waited goes on when nothing is awaited any more. */
export const released = (state: AppState): readonly AppDraft[] => {
  const { seenTotal } = state.cart;
  return seenTotal === null || isSumProvisional(state)
    ? []
    : [draft('cart/pressReleased', { total: seenTotal })];
};

/** Whoever has waited long enough counts what is still awaited as not to be had. */
export const givenUp = (state: AppState, message: string): readonly AppDraft[] => {
  const { cart, city } = state;
  const zone = city.zone && selectIsZoneAwaited(state) ? city.zone : null;
  return [
    ...(zone ? [draft('city/zoneDeliveryLost', { zoneId: zone.zoneId })] : []),
    draft('cart/promoCalculationFailed', { revision: cart.revision, message }),
  ];
};
