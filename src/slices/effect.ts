import type { Effect, Origin } from '../kernel/define.ts';
import type { AppEvents, AppEventType } from './events.ts';
import type { AppState } from './state.ts';
import type { AppWorld } from './world.ts';

export type AppEffect = Effect<AppEvents, AppState, AppWorld>;
export type AppOrigin = Origin<AppEvents, AppState, AppWorld>;

/** Types an effect by its triggers. */
export const effect = <const K extends AppEventType>(
  spec: Effect<AppEvents, AppState, AppWorld, K>,
): AppEffect => spec;
