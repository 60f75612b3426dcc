import { original, type Draft as Mutable } from 'immer';
import type { PartReducer } from '../../kernel/define.ts';
import type { PayloadOf } from '../../kernel/event.ts';
import type { AppEvents } from '../events.ts';
import { defineSavedReducer } from '../traits.ts';
import type { addressEvents } from './events.ts';
import type { ModalKind } from '../modal/state.ts';
import { initialAddress, type AddressState } from './state.ts';

/** A place named by the map goes with the dialog of the address. */
const forgetDialog = (
  state: Mutable<AddressState>,
  { payload }: { readonly payload: { readonly kind: ModalKind } },
): void => {
  if (payload.kind !== 'address') return;
  state.named = null;
  state.here = null;
};
const wanted = (state: Mutable<AddressState>, { time }: { readonly time: number }): void => {
  state.wantedAt = time;
};
const select = (
  state: Mutable<AddressState>,
  { addressId, cityId }: PayloadOf<AppEvents, 'address/selected'>,
): void => {
  state.selectedId = addressId;
  if (cityId !== null) state.usedIn[cityId] = addressId;
};

export const reduceAddress: PartReducer<AppEvents, AddressState> = defineSavedReducer<
  keyof typeof addressEvents,
  AddressState
>({
  'address/listDue': null,
  'address/listLoaded': (state, { payload: { addresses } }) => {
    const { created, deleted } = state.unconfirmed;
    const kept = state.list.filter(
      ({ id }) => created.includes(id) && !addresses.some((other) => other.id === id),
    );
    state.list = [...addresses.filter(({ id }) => !deleted.includes(id)), ...kept];
    state.unconfirmed = { created: [], deleted: [] };
  },
  'address/listFailed': null,
  'address/chosen': wanted,
  'address/selected': (state, { payload }) => select(state, payload),
  'address/placeTyped': (state, { payload }) => {
    state.failure = null;
    state.named = null;
    state.here = null;
    state.place = { status: payload.street && payload.home ? 'looking' : 'none' };
  },
  'address/placeFound': (state, { payload }) => {
    const { point, zoneId } = payload;
    if (state.place.status === 'looking') state.place = { status: 'found', point, zoneId };
  },
  'address/hereAsked': (state) => {
    state.failure = null;
    state.here = 'asked';
  },
  'address/hereFound': null,
  'address/hereLost': (state, { payload }) => {
    if (state.here === 'asked') state.here = payload.reason;
  },
  'address/pointChosen': (state) => {
    state.failure = null;
    state.named = null;
    state.here = null;
    state.place = { status: 'looking' };
  },
  'address/placeNamed': (state, { payload: { point, zoneId, name } }) => {
    if (state.place.status !== 'looking') return;
    state.place = { status: 'found', point, zoneId };
    state.named = name;
  },
  'address/placeUnnamed': (state, { payload }) => {
    if (state.place.status !== 'looking') return;
    state.place = { status: 'unknown' };
    state.failure = payload.message;
  },
  'address/placeLost': (state) => {
    if (state.place.status === 'looking') state.place = { status: 'unknown' };
  },
  'address/mapShown': null,
  'address/spotFound': (state, { payload: { addressId, point } }) => {
    state.spot = { addressId, point };
  },
  'address/spotLost': (state, { payload: { addressId } }) => {
    state.spot = { addressId, point: null };
  },
  'address/saveTapped': wanted,
  'address/saveDue': (state) => {
    state.isSaving = true;
    state.failure = null;
  },
  'address/saved': (state, { payload: { address } }) => {
    state.isSaving = false;
    state.place = { status: 'none' };
    state.list = [...state.list.filter(({ id }) => id !== address.id), address];
    state.named = null;
    state.unconfirmed.created.push(address.id);
    state.unconfirmed.deleted = state.unconfirmed.deleted.filter((id) => id !== address.id);
  },
  'address/savePostponed': (state) => {
    state.isSaving = false;
  },
  'address/saveFailed': (state, { payload }) => {
    state.isSaving = false;
    state.failure = payload.message;
  },
  'address/deleteTapped': null,
  'address/deleted': (state, { payload }) => {
    state.list = state.list.filter(({ id }) => id !== payload.addressId);
    state.unconfirmed.deleted.push(payload.addressId);
  },
  'address/deleteFailed': null,
  'address/zoneChanged': null,
  'modal/opened': (state) => {
    state.failure = null;
  },
  // The address for whose sake the city changes is the one in use there.
  'city/chosen': (state, { payload: { cityId, addressId } }) => {
    if (addressId) select(state, { cityId, addressId });
  },
  'auth/loggedIn': () => initialAddress,
  'modal/dismissed': forgetDialog,
  'modal/closed': forgetDialog,
  'auth/loggedOut': () => initialAddress,
  'view/restored': (state, { payload }) => ({ ...state, ...payload.saved.address }),
  // A form that is open here stays as it is.
  'view/factsArrived': (draft, { payload }) => {
    const before = original(draft) ?? draft;
    const { list, selectedId, usedIn } = payload.facts.reduce<AddressState>(reduceAddress, before);
    return list === before.list && selectedId === before.selectedId && usedIn === before.usedIn
      ? before
      : { ...before, list, selectedId, usedIn };
  },
  'view/slicesArrived': (state, { payload }) => ({ ...state, ...payload.saved.address }),
});
