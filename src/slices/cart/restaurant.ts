import type { TerminalId } from '../../domain/catalog.ts';
import { selectCity } from '../city/selectors.ts';
import { selectRestaurants } from '../setting/selectors.ts';
import type { AppState } from '../state.ts';

/** The restaurant of an order from this page, never one of another city; unknown settings or an unknown city say nothing of it. */
export const restaurantHere = (state: AppState): TerminalId | null => {
  const { restaurantId } = state.cart;
  if (!restaurantId || !state.setting.values || !selectCity(state)) return restaurantId;
  return selectRestaurants(state).some(({ id }) => id === restaurantId) ? restaurantId : null;
};
