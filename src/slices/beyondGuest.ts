import type { App } from '../kernel/effects.ts';
import { app } from './app.ts';
import type { AppEvents } from './events.ts';
import { guest } from './guest.ts';
import type { AppState } from './state.ts';
import type { AppWorld } from './world.ts';

/** The two worlds are of two types; what works in them is the same. */
const beyond = <T extends object>(all: readonly T[], own: readonly object[]): readonly T[] =>
  all.filter((one) => !own.includes(one));

/** The work of the whole shop that a guest's page does without. */
export const beyondGuest: App<AppEvents, AppState, AppWorld> = {
  ...app,
  effects: beyond(app.effects, guest.effects),
  origins: beyond(app.origins, guest.origins),
};
