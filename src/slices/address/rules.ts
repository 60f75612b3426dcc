import type { Address, AddressId } from '../../domain/customer.ts';
import type { Rules } from '../../kernel/define.ts';
import { cityOffer, within } from '../cityOffer.ts';
import { draft } from '../draft.ts';
import type { AppDraft, AppEvent, AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';
import { isLoggedIn, resumedBy } from '../user/selectors.ts';
import { cityOf, firstHere, isElsewhere, selectedAddress } from './selectors.ts';

const NOT_SERVED = 'В этом городе нас пока нет. Выберите другой адрес';

/** The zone follows the selected address (specification, section 4, "Delivery method"). */
const zoneOfSelected = (state: AppState): readonly AppDraft[] => {
  const zoneId = selectedAddress(state)?.zoneId ?? null;
  return zoneId === (state.city.zone?.zoneId ?? null) ? [] : [draft('address/zoneChanged', { zoneId })];
};

/** The zone comes with the selection, and alone where that stays. */
const select = (state: AppState, address: Address | null): readonly AppDraft[] => {
  const { usedIn, selectedId } = state.address;
  const { currentId: cityId } = state.city;
  const present = cityId === null ? selectedId : usedIn[cityId];
  return address && address.id !== present
    ? [draft('address/selected', { addressId: address.id, cityId })]
    : zoneOfSelected(state);
};
const keepSelected = (state: AppState): readonly AppDraft[] => select(state, selectedAddress(state));

/** Choosing an address of another city offers to change the city (assumptions, section 7, "an address of another city"). */
const chosen = (state: AppState, addressId: AddressId): readonly AppDraft[] => {
  const address = state.address.list.find(({ id }) => id === addressId) ?? null;
  if (!address || !isElsewhere(state, address)) return select(state, address);
  const there = cityOf(state, address);
  if (!there)
    return [draft('view/noticeRaised', { notice: { kind: 'info', text: NOT_SERVED, action: null } })];
  const text = `Этот адрес ${within(there)}. Меню, цены и время доставки там свои.`;
  return [draft('modal/opened', { modal: cityOffer(state, { there, addressId, text }) })];
};

/** One that has waited closes no form that is being filled in, and gives way to one that was wanted later. */
const saved = (state: AppState, event: AppEvent<'address/saved'>): readonly AppDraft[] => {
  const wish = resumedBy(state, event);
  return [
    ...(state.modal.open?.kind === 'address' && !wish ? [draft('modal/closed', { kind: 'address' })] : []),
    ...(wish && wish.at < state.address.wantedAt ? [] : chosen(state, event.payload.address.id)),
    draft('address/listDue'),
  ];
};

/** The address of an order that comes back as a cart, unless it is gone or of another city by now. */
const returned = (state: AppState, addressId: AddressId | null): readonly AppDraft[] => {
  const address = state.address.list.find(({ id }) => id === addressId);
  return address && !isElsewhere(state, address) ? select(state, address) : keepSelected(state);
};

export const addressRules: Rules<AppEvents, AppState> = {
  'user/profileDue': () => [draft('address/listDue')],
  'address/listLoaded': (state) => select(state, selectedAddress(state) ?? firstHere(state)),
  'address/chosen': (state, { payload }) => chosen(state, payload.addressId),
  'address/hereFound': (_state, { payload }) => [draft('address/pointChosen', payload)],
  'address/selected': zoneOfSelected,
  'address/deleted': (state) => select(state, firstHere(state)),
  'cart/returned': (state, { payload }) => returned(state, payload.addressId),
  'address/saveTapped': (state, { payload }) =>
    isLoggedIn(state)
      ? [draft('address/saveDue', payload)]
      : [draft('modal/opened', { modal: { kind: 'auth' } })],
  'address/saved': saved,
  'auth/loggedIn': zoneOfSelected,
  'auth/loggedOut': zoneOfSelected,
  'city/chosen': zoneOfSelected,
  'city/entered': keepSelected,
  'city/listLoaded': zoneOfSelected,
  'setting/loaded': zoneOfSelected,
  'view/restored': keepSelected,
  // Where the list came to another tab, what is first here is in use from now on, as if it had come to this one.
  'view/factsArrived': keepSelected,
  'view/slicesArrived': zoneOfSelected,
};
