import { createStore } from '../../src/kernel/store.ts';
import { app } from '../../src/slices/app.ts';
import type { AppState } from '../../src/slices/state.ts';
import type { ShopStore } from '../../src/ui/store.tsx';
import { tell } from '../../tests/given.ts';
import { testWorld } from '../../tests/world.ts';

/** A store that only shows: its effects are not started, and what the screen tells it changes nothing. */
export const stillStore = (state: AppState): ShopStore => ({
  ...createStore(app, testWorld(), state),
  emit: () => undefined,
});

/** The running store for a screen that is made anew: where the customer is, it knows already. */
export const knowingStore = (store: ShopStore): ShopStore => ({
  ...store,
  emit: (...draft) => {
    const [type, said] = draft as readonly [string, unknown?];
    const payload = typeof said === 'object' && said !== null ? said : {};
    const isEntry = type === 'view/pageEntered' && 'path' in payload;
    if (!isEntry || payload.path !== store.state().view.path) tell(store, { type, payload });
  },
});
