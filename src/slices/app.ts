import type { App } from '../kernel/effects.ts';
import { changedKeys } from './changedKeys.ts';
import { appEffects } from './effects.ts';
import { appEvents, type AppEvents } from './events.ts';
import { appOrigins } from './origins.ts';
import { reduce } from './reduce.ts';
import { appRules } from './rules.ts';
import type { AppState } from './state.ts';
import type { AppWorld } from './world.ts';

/** The shop as the kernel sees it. */
export const app: App<AppEvents, AppState, AppWorld> = {
  events: appEvents,
  reduce,
  rules: appRules,
  effects: appEffects,
  origins: appOrigins,
  changedKeys,
};
