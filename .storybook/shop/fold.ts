import type { Device } from '../../src/domain/device.ts';
import { createStore } from '../../src/kernel/store.ts';
import { app } from '../../src/slices/app.ts';
import type { AppDraft, AppEvent } from '../../src/slices/events.ts';
import { initialState, type AppState } from '../../src/slices/state.ts';
import type { ShopStore } from '../../src/ui/store.tsx';
import {
  expectKnown,
  idsOf,
  isOccurrence,
  patched,
  tell,
  type StatePatch,
  type Step,
} from '../../tests/given.ts';
import { idsFrom, testWorld } from '../../tests/world.ts';

/** What has happened before a story begins. */
export interface Past {
  /** Where it began. */
  readonly base: AppState;
  readonly state: AppState;
  /** Every committed event in its order: what was told, and what followed by rule. */
  readonly events: readonly AppEvent[];
}

const isList = (step: Step): step is readonly Step[] => Array.isArray(step);

/** A start of the shop finds the device that it is on. */
const found = (step: AppDraft, device: Device | null): AppDraft =>
  step.type === 'view/restored' && device ? { ...step, payload: { ...step.payload, device } } : step;

/** A store whose world is at one moment, but for what a report tells with a moment and a name of its own. */
function storeAt(time: number, state: AppState) {
  const given = { now: () => time, newId: idsFrom('given-') };
  let world = given;
  const store: ShopStore = createStore(
    app,
    testWorld({ now: () => world.now(), newId: () => world.newId() }),
    state,
  );
  const emit = (fact: AppDraft): void => {
    world = isOccurrence(fact) ? { now: () => fact.time, newId: idsOf(fact.id) } : given;
    tell(store, fact);
  };
  return { store, emit };
}

/** Facts in their order, those that follow from the state so far in their place. */
const take = (at: ReturnType<typeof storeAt>, step: Step, device: Device | null): void => {
  if (typeof step === 'function') take(at, step(at.store.state()), device);
  else if (isList(step)) for (const one of step) take(at, one, device);
  else at.emit(found(step, device));
};

export interface PastOptions {
  /** A device in hand takes the place of those that the steps tell of. */
  readonly device?: Device | null;
  /** Where a report began. */
  readonly began?: StatePatch;
}

/** Folds these steps at one moment, in ms since the epoch, through the shop's own reducers and rules; effects stay cold. */
export function foldAt(
  time: number,
  steps: readonly Step[],
  { device = null, began = {} }: PastOptions = {},
): Past {
  const base = patched(initialState, began);
  const at = storeAt(time, base);
  const events: AppEvent[] = [];
  at.store.event$.subscribe((event) => events.push(event));
  for (const step of steps) take(at, step, device);
  expectKnown(events);
  return { base, state: at.store.state(), events };
}
