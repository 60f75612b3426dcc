import { createStore } from '../../src/kernel/store.ts';
import { app } from '../../src/slices/app.ts';
import type { AppEvent } from '../../src/slices/events.ts';
import { initialState, type AppState } from '../../src/slices/state.ts';
import type { ShopStore } from '../../src/ui/store.tsx';
import { expectKnown, tell, type Step } from '../../tests/given.ts';
import { idsFrom, testWorld } from '../../tests/world.ts';

/** What has happened before a story begins. */
export interface Past {
  readonly state: AppState;
  /** Every committed event in its order: what was told, and what followed by rule. */
  readonly events: readonly AppEvent[];
}

const isList = (step: Step): step is readonly Step[] => Array.isArray(step);

const take = (store: ShopStore, step: Step): void => {
  if (typeof step === 'function') take(store, step(store.state()));
  else if (isList(step)) for (const one of step) take(store, one);
  else tell(store, step);
};

/** Folds these steps at one moment, in ms since the epoch, through the shop's own reducers and rules; effects stay cold. */
export function foldAt(time: number, steps: readonly Step[]): Past {
  const world = testWorld({ now: () => time, newId: idsFrom('given-') });
  const store: ShopStore = createStore(app, world, initialState);
  const events: AppEvent[] = [];
  store.event$.subscribe((event) => events.push(event));
  take(store, steps);
  expectKnown(events);
  return { state: store.state(), events };
}
