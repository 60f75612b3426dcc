import { selectProductIndex } from '../../catalog/selectors.ts';
import { select } from '../../select.ts';
import { selectCityData } from '../../setting/selectors.ts';
import type { AppState } from '../../state.ts';

const lines = (state: AppState) => state.cart.lines;

/** Presents that a promo answer put into the cart. */
export const selectHasGifts = select(lines, (all) => all.some(({ isFromPromocode }) => isFromPromocode));

/** Whether the promo answer's hint is the free delivery rather than a dish; it may name a code or an id. */
export const selectIsLostDelivery = select(
  (state: AppState) => state.cart.lostGift?.code ?? null,
  selectCityData,
  selectProductIndex,
  (code, city, products) => {
    const id = city?.freeDeliveryId;
    return Boolean(code && id && (code === id || products.get(id)?.code === code));
  },
);

/** The dish that the cart is about to earn. */
export const selectLostGift = select(
  (state: AppState) => state.cart.lostGift,
  selectIsLostDelivery,
  (lost, isDelivery) => (isDelivery ? null : lost),
);
