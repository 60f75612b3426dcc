import type { ShopStore } from '../../src/ui/store.tsx';
import { tell } from '../../tests/given.ts';

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
