import { original } from 'immer';
import { defineReducer, type Reduce } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import type { addressEvents } from './events.ts';
import { initialAddress, type AddressState } from './state.ts';

export const reduceAddress: Reduce<AppEvents, AddressState> = defineReducer<
  AppEvents,
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
    const isStillThere = state.list.some(({ id }) => id === state.selectedId);
    if (!isStillThere) state.selectedId = state.list[0]?.id ?? null;
  },
  'address/listFailed': null,
  'address/chosen': (state, { payload }) => {
    if (state.list.some(({ id }) => id === payload.addressId)) state.selectedId = payload.addressId;
  },
  'cart/returned': (state, { payload }) => {
    if (state.list.some(({ id }) => id === payload.addressId)) state.selectedId = payload.addressId;
  },
  'address/placeTyped': (state, { payload }) => {
    state.failure = null;
    state.named = null;
    state.place = { status: payload.street && payload.home ? 'looking' : 'none' };
  },
  'address/placeFound': (state, { payload }) => {
    const { point, zoneId } = payload;
    if (state.place.status === 'looking') state.place = { status: 'found', point, zoneId };
  },
  'address/pointChosen': (state) => {
    state.failure = null;
    state.named = null;
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
  'address/saveTapped': (state, { payload }) => {
    state.waiting = payload.draft;
  },
  'address/saveDue': (state) => {
    state.waiting = null;
    state.isSaving = true;
    state.failure = null;
  },
  'address/saved': (state, { payload: { address } }) => {
    state.isSaving = false;
    state.place = { status: 'none' };
    state.list = [...state.list.filter(({ id }) => id !== address.id), address];
    state.selectedId = address.id;
    state.named = null;
    state.unconfirmed.created.push(address.id);
    state.unconfirmed.deleted = state.unconfirmed.deleted.filter((id) => id !== address.id);
  },
  'address/saveFailed': (state, { payload }) => {
    state.isSaving = false;
    state.failure = payload.message;
  },
  'address/deleteTapped': null,
  'address/deleted': (state, { payload }) => {
    state.list = state.list.filter(({ id }) => id !== payload.addressId);
    state.unconfirmed.deleted.push(payload.addressId);
    state.selectedId = state.list[0]?.id ?? null;
  },
  'address/deleteFailed': null,
  'address/zoneChanged': null,
  'modal/opened': (state) => {
    state.failure = null;
  },
  'auth/loggedIn': ({ waiting }) => ({ ...initialAddress, waiting }),
  'modal/dismissed': (state, { payload }) => {
    if (payload.kind === 'auth') state.waiting = null;
    if (payload.kind === 'address') state.named = null;
  },
  'auth/loggedOut': () => initialAddress,
  'view/restored': (state, { payload }) => ({ ...state, ...payload.saved.address }),
  // A form that is open here stays as it is.
  'view/factsArrived': (draft, { payload }) => {
    const before = original(draft) ?? draft;
    const { list, selectedId } = payload.facts.reduce<AddressState>(reduceAddress, before);
    return list === before.list && selectedId === before.selectedId
      ? before
      : { ...before, list, selectedId };
  },
  'view/slicesArrived': (state, { payload }) => ({ ...state, ...payload.saved.address }),
});
