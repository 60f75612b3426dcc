import type { TerminalId } from '../../../domain/catalog.ts';
import { selectCity } from '../../city/selectors.ts';
import { selectRestaurants } from '../../setting/selectors.ts';
import type { AppState } from '../../state.ts';

/**
 * The restaurant of an order from this page, never one of another city. What no city has is none by fresh settings only; unknown
 * settings or an unknown city say nothing.
 */
export const restaurantHere = (state: AppState): TerminalId | null => {
  const { restaurantId } = state.cart;
  const { values, isFresh } = state.setting;
  if (!restaurantId || !values || !selectCity(state)) return restaurantId;
  const isOne = ({ id }: { readonly id: TerminalId }): boolean => id === restaurantId;
  if (selectRestaurants(state).some(isOne)) return restaurantId;
  return isFresh || Object.values(values.restaurants).some((all) => all.some(isOne)) ? null : restaurantId;
};
