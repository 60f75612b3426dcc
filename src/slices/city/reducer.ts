import { defineReducer } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import type { cityEvents } from './events.ts';
import type { CityState } from './state.ts';

export const reduceCity = defineReducer<AppEvents, keyof typeof cityEvents, CityState>({
  'city/listLoaded': (state, { payload }) => {
    state.list = [...payload.cities];
    state.isListSettled = true;
  },
  'city/listFailed': (state) => {
    state.isListSettled = true;
  },
  'catalog/retryTapped': (state) => {
    state.isListSettled = false;
  },
  'view/restored': (state, { payload }) => {
    state.savedSlug = payload.citySlug ?? null;
  },
  'city/entered': (state, { payload }) => {
    state.currentId = payload.cityId;
  },
  'city/choiceTapped': null,
  'city/chosen': (state, { payload }) => {
    state.currentId = payload.cityId;
    state.streets = [];
  },
  'city/streetsLoaded': (state, { payload }) => {
    if (payload.cityId === state.currentId)
      state.streets = payload.streets.map((street) => ({ ...street, houses: [...street.houses] }));
  },
  'city/zoneShown': null,
  'city/zoneDeliveryLoaded': (state, { payload: { zoneId, delivery }, time }) => {
    const choice = { zoneId, delivery, fetchedAt: time };
    state.zoneCache[zoneId] = choice;
    if (state.zone?.zoneId === zoneId) state.zone = choice;
  },
  // A failed fetch is not cached, and the city's own delivery holds again (specification, section 4).
  'city/zoneDeliveryLost': (state, { payload: { zoneId }, time }) => {
    delete state.zoneCache[zoneId];
    if (state.zone?.zoneId === zoneId) state.zone = { zoneId, delivery: null, fetchedAt: time };
  },
  'address/zoneChanged': (state, { payload: { zoneId } }) => {
    state.zone = zoneId && (state.zoneCache[zoneId] ?? { zoneId, delivery: null, fetchedAt: 0 });
  },
});
