import { DEFAULT_DELIVERY_TEXT } from '../../domain/chain.ts';
import { defineReducer } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import type { settingEvents } from './events.ts';
import type { SettingState } from './state.ts';

export const reduceSetting = defineReducer<AppEvents, keyof typeof settingEvents, SettingState>({
  'setting/reloadDue': null,
  'setting/reloadPushed': null,
  'setting/loaded': (state, { payload: { values, skipped } }) => ({
    ...(state as SettingState),
    values,
    skipped,
    version: state.foundVersion,
  }),
  'setting/loadFailed': null,
  'setting/versionFound': (state, { payload }) => {
    state.foundVersion = payload.version;
    // What came with the page without a version is of an unknown one.
    if (state.isFresh || state.values === null) state.version ??= payload.version;
  },
  'setting/confirmed': (state) => {
    state.isFresh = true;
  },
  'setting/deliveryTextLoaded': (state, { payload }) => {
    state.deliveryText = payload.text;
  },
  'setting/deliveryTextFailed': (state) => {
    state.deliveryText = DEFAULT_DELIVERY_TEXT;
  },
});
