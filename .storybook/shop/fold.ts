import type { Device } from '../../src/domain/device.ts';
import { createStore } from '../../src/kernel/store.ts';
import { app } from '../../src/slices/app.ts';
import type { AppDraft, AppEvent } from '../../src/slices/events.ts';
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

/** A start of the shop finds the device that it is on. */
const found = (step: AppDraft, device: Device | null): AppDraft =>
  step.type === 'view/restored' && device ? { ...step, payload: { ...step.payload, device } } : step;

/** Facts in their order, those that follow from the state so far in their place. */
const take = (store: ShopStore, step: Step, device: Device | null): void => {
  if (typeof step === 'function') take(store, step(store.state()), device);
  else if (isList(step)) for (const one of step) take(store, one, device);
  else tell(store, found(step, device));
};

/**
 * Folds these steps at one moment, in ms since the epoch, through the shop's own reducers and rules; effects stay cold.
 * A device in hand takes the place of those that the steps tell of.
 */
export function foldAt(time: number, steps: readonly Step[], device: Device | null = null): Past {
  const world = testWorld({ now: () => time, newId: idsFrom('given-') });
  const store: ShopStore = createStore(app, world, initialState);
  const events: AppEvent[] = [];
  store.event$.subscribe((event) => events.push(event));
  take(store, steps, device);
  expectKnown(events);
  return { state: store.state(), events };
}
