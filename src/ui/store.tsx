import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Store } from '../kernel/store.ts';
import type { AppEvents } from '../slices/events.ts';
import type { AppSelector } from '../slices/select.ts';
import type { AppState } from '../slices/state.ts';
import { createReader } from './reader.ts';

export type ShopStore = Store<AppEvents, AppState>;
/** As much of a store as components see: it may not be complete yet. */
export type PageStore = Pick<ShopStore, 'state' | 'serverState' | 'subscribe' | 'emit'>;

const StoreContext = createContext<PageStore | null>(null);
export const StoreProvider = StoreContext.Provider;

export function useStore(): PageStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('No StoreProvider above');
  return store;
}

/** Tells the store what happened. Call it in event callbacks, never while rendering. */
export const useEmit = (): PageStore['emit'] => useStore().emit;

/**
 * A value of the state. With a key (see slices/keys.ts) the component is only woken by commits that touch what the key
 * names: `product:{id}`, `line:{id}`. It is told of none that leaves the slices alone that its selector looks at.
 */
export function useSelect<T>(selector: AppSelector<T>, key?: string): T {
  const store = useStore();
  const reader = useMemo(() => createReader(selector), [selector]);
  const subscribe = useCallback(
    (onChange: () => void) =>
      store.subscribe(() => {
        if (reader.isConcerned(store.state())) onChange();
      }, key),
    [store, key, reader],
  );
  return useSyncExternalStore(
    subscribe,
    () => reader.read(store.state()),
    () => reader.read(store.serverState()),
  );
}
