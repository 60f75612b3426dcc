import { configureStore, createReducer } from '@reduxjs/toolkit';
import type { Draft as Mutable } from 'immer';
import { NEVER } from 'rxjs';
import { createDiagnostics } from '../../../src/app/journal/journal.ts';
import { reduce } from '../../../src/slices/reduce.ts';
import { joinTabs } from '../../../src/app/tabs/join.ts';
import { createStore } from '../../../src/kernel/store.ts';
import { newId } from '../../../src/ports/identity.ts';
import type { SafeStorage } from '../../../src/ports/storage.ts';
import { app } from '../../../src/slices/app.ts';
import { selectTotals } from '../../../src/slices/cart/selectors.ts';
import type { AppState } from '../../../src/slices/state.ts';
import { tell } from '../../given.ts';
import { testWorld } from '../../world.ts';
import type { Press } from './presses.ts';

/** A state that presses change. */
interface Side {
  readonly press: (at: number) => void;
  readonly state: () => AppState;
  readonly end?: () => void;
}
type Open = (start: AppState, press: Press, now: () => number) => Side;

/** Every side has somebody who looks at the cart's sum after each change. */
const look = (state: AppState): number => selectTotals(state).total;

const inPlace: Open = (start, { slice, mutate }, now) => ({
  press(at) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a copy of its own
    mutate(start as Mutable<AppState>, at, now());
    // Else nobody could see that the lines are others.
    if (slice === 'cart') Object.assign(start.cart, { lines: [...start.cart.lines] });
    look(start);
  },
  state: () => start,
});

const byHand: Open = (start, { spread }, now) => {
  let state = start;
  return {
    press(at) {
      state = spread(state, at, now());
      look(state);
    },
    state: () => state,
  };
};

interface Hot {
  readonly type: 'hot';
  readonly at: number;
  readonly time: number;
}

/** A reducer for each slice, as its guide has it; its checks of development are off, its Immer freezes. */
const toolkit: Open = (start, { slice, mutate }, now) => {
  const reducer = Object.fromEntries(
    Object.entries(start).map(([name, initial]) => [
      name,
      createReducer(initial as object, (cases) => {
        if (name === slice)
          cases.addCase<Hot>('hot', (draft, { at, time }) => mutate({ [slice]: draft } as never, at, time));
      }),
    ]),
  );
  const store = configureStore({
    reducer,
    devTools: false,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  });
  const state = () => store.getState() as AppState;
  store.subscribe(() => look(state()));
  return { press: (at) => store.dispatch({ type: 'hot', at, time: now() } as Hot), state };
};

const storeWithRules: Open = (start, press, now) => {
  let ids = 0;
  const store = createStore(app, testWorld({ now, newId: () => `e${(ids += 1)}` }), start);
  store.subscribe(() => look(store.state()));
  return { press: (at) => tell(store, press.event(at, start)), state: () => store.state() };
};

/** A browser's storage that is quick. */
const quickStorage = (): SafeStorage => {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
};

/** As a page runs it: journal, tabs, storage, ids, effects; the back end never answers. */
const wholeClient: Open = (start, press, now) => {
  const store = createStore(app, testWorld({ now, newId }), start);
  store.observe(createDiagnostics(start, reduce).record);
  const report = (error: unknown): never => {
    throw error;
  };
  const port = { isOpen: true, post: () => undefined, messages$: NEVER };
  joinTabs({ store, storage: quickStorage(), storeVersion: '1', tab: 'a', report }, port);
  store.subscribe(() => look(store.state()));
  const running = store.start();
  return {
    press: (at) => tell(store, press.event(at, start)),
    state: () => store.state(),
    end: () => running.unsubscribe(),
  };
};

/** Who is pressed, from the limit to the whole shop. */
export const sides = {
  'in place (limit)': inPlace,
  'spread by hand': byHand,
  'Redux Toolkit': toolkit,
  'store with rules': storeWithRules,
  'whole client': wholeClient,
} as const satisfies Readonly<Record<string, Open>>;
export type SideName = keyof typeof sides;
