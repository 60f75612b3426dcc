import * as fc from 'fast-check';
import { createStore } from '../../src/kernel/store.ts';
import { app } from '../../src/slices/app.ts';
import type { AppDraft, AppEvent } from '../../src/slices/events.ts';
import { initialState, type AppState } from '../../src/slices/state.ts';
import { anyDraft } from '../arbitraries.ts';
import { fewProducts } from '../arbitraryValues.ts';
import { demoCatalog, NOW } from '../demo.ts';
import { catalogLoaded, cityEntered, fold, settingsLoaded, signedIn } from '../given.ts';
import { idsFrom, testWorld } from '../world.ts';

const open = fold(
  settingsLoaded(),
  cityEntered(),
  catalogLoaded({ products: fewProducts, groups: demoCatalog.groups }),
);
/** Where random logs begin: before anything is known, in an open shop, and as a customer in it. */
const beginnings: readonly AppState[] = [initialState, open, fold(open, signedIn())];
export const openShop = open;

export const logs = fc.record({
  from: fc.constantFrom(...beginnings),
  drafts: fc.array(anyDraft, { maxLength: 60, size: 'max' }),
});

export interface Played {
  readonly from: AppState;
  readonly state: AppState;
  readonly events: readonly AppEvent[];
}

/** Emits the drafts one after the other, seven seconds apart; the same drafts are played the same way. */
export function play(from: AppState, drafts: readonly AppDraft[]): Played {
  const events: AppEvent[] = [];
  let now = NOW;
  const store = createStore(app, testWorld({ now: () => now, newId: idsFrom('e') }), from);
  store.event$.subscribe((event) => events.push(event));
  for (const { type, payload } of drafts) {
    (store.emit as (type: string, payload: object) => void)(type, payload);
    now += 7_000;
  }
  return { from, state: store.state(), events };
}
