import { defineReducer, type Effect, type Origin, type Rules } from '../src/kernel/define.ts';
import { fact, payload, type EventOf, type Secret } from '../src/kernel/event.ts';
import type { World } from '../src/kernel/world.ts';
import type { App } from '../src/kernel/effects.ts';
import { createStore, type Store } from '../src/kernel/store.ts';

/** What a catalog is to the shop: long, and kept in the state as it came. */
export interface ToyStock {
  readonly goods: readonly string[];
}

/** A shop of a few events, for the kernel's own tests. */
export const toyEvents = {
  'toy/tapped': fact('user', payload<{ n: number }>()),
  'toy/counted': fact('rule', payload<{ n: number }>()),
  'toy/asked': fact('rule', payload<{ n: number }>()),
  'toy/answered': fact('server', payload<{ n: number }>()),
  'toy/stopped': fact('user'),
  'toy/broken': fact('user'),
  'toy/stocked': fact('server', payload<{ stock: ToyStock }>()),
  'toy/named': fact(
    'user',
    payload<{ name: Secret<string>; age: number }>({
      name: () => 'masked' as Secret<string>,
    }),
  ),
} as const;
export type ToyEvents = typeof toyEvents;

export interface ToyState {
  readonly total: number;
  readonly answers: readonly number[];
  readonly names: readonly string[];
  readonly untouched: { readonly deep: readonly number[] };
  readonly stock: ToyStock | null;
}
export const initialToy: ToyState = {
  total: 0,
  answers: [],
  names: [],
  untouched: { deep: [] },
  stock: null,
};

export const reduceToy = defineReducer<ToyEvents, keyof ToyEvents, ToyState>({
  'toy/tapped': null,
  'toy/counted': (state, { payload }) => {
    state.total += payload.n;
  },
  'toy/asked': null,
  'toy/answered': (state, { payload }) => {
    state.answers.push(payload.n);
  },
  'toy/stopped': () => initialToy,
  'toy/stocked': (state, { payload }) => ({ ...(state as ToyState), stock: payload.stock }),
  'toy/broken': () => {
    throw new Error('A reducer failed');
  },
  'toy/named': (state, { payload }) => {
    state.names.push(payload.name);
  },
});

export interface ToyWorld extends World {
  readonly reports: string[];
}
export type ToyRules = Rules<ToyEvents, ToyState>;
export type ToyEffect = Effect<ToyEvents, ToyState, ToyWorld>;
export type ToyOrigin = Origin<ToyEvents, ToyState, ToyWorld>;
export type ToyEvent = EventOf<ToyEvents>;

interface Toy {
  readonly store: Store<ToyEvents, ToyState>;
  readonly world: ToyWorld;
  /** Types of all events so far, in the order of publication. */
  readonly seen: readonly string[];
  readonly events: readonly ToyEvent[];
}

export function toyWorld(now: () => number = () => 0): ToyWorld {
  let count = 0;
  const reports: string[] = [];
  return {
    now,
    newId: () => `e${(count += 1)}`,
    report: (error, where) => reports.push(`${where}: ${error instanceof Error ? error.message : ''}`),
    reports,
  };
}

/** A store of the toy shop with an observer on it; not started. */
export function openToy(app: Partial<App<ToyEvents, ToyState, ToyWorld>> = {}, now?: () => number): Toy {
  const world = toyWorld(now);
  const store = createStore<ToyEvents, ToyState, ToyWorld>(
    { events: toyEvents, reduce: reduceToy, rules: [], effects: [], origins: [], ...app },
    world,
    initialToy,
  );
  const seen: string[] = [];
  const events: ToyEvent[] = [];
  store.event$.subscribe((event) => {
    seen.push(event.type);
    events.push(event);
  });
  return { store, world, seen, events };
}
