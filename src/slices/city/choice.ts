import { withCityPrefix } from '../../domain/citySlug.ts';
import type { CityId } from '../../domain/catalog.ts';
import { selectedAddress } from '../address/selectors.ts';
import { cityOffer, within } from '../cityOffer.ts';
import { draft } from '../draft.ts';
import type { AppDraft, AppEvent } from '../events.ts';
import type { AppState } from '../state.ts';
import { selectCity } from './selectors.ts';

/** A delivery that would be left without an address: none of those in the other city has been used. */
const losesAddress = (state: AppState, cityId: CityId): boolean =>
  state.cart.deliveryMethod === 'delivery' &&
  selectedAddress(state) !== null &&
  selectedAddress({ ...state, city: { ...state.city, currentId: cityId } }) === null;

/** The page's own city is recorded; what would take the address away is asked about (assumptions, section 7, "an address of another city"). */
export const choiceTapped = (
  state: AppState,
  { payload: { cityId } }: Pick<AppEvent<'city/choiceTapped'>, 'payload'>,
): readonly AppDraft[] => {
  const { list, currentId } = state.city;
  const there = list.find(({ id }) => id === cityId);
  if (!there) return [];
  const closed = state.modal.open?.kind === 'city' ? [draft('modal/closed', { kind: 'city' })] : [];
  if (cityId === currentId) {
    const slugs = list.map(({ slug }) => slug);
    const to = withCityPrefix(state.view.path, there.slug, slugs);
    return [
      ...closed,
      ...(to === state.view.path ? [] : [draft('view/navigationDue', { to, mode: 'replace' })]),
    ];
  }
  if (!losesAddress(state, cityId)) return [draft('city/chosen', { cityId })];
  const text = `Ваш адрес ${within(selectCity(state))}. Для доставки ${within(there)} понадобится другой, этот мы сохраним.`;
  return [...closed, draft('modal/opened', { modal: cityOffer(state, { there, text }) })];
};
