import { Observable } from 'rxjs';
import type { AppWorld } from '../../src/slices/world.ts';
import type { ShopStore } from '../../src/ui/store.tsx';

/** Who listens to a story's world and store: nobody, once the story is over. */
export interface Listeners {
  readonly world: (world: AppWorld) => AppWorld;
  readonly store: (store: ShopStore) => ShopStore;
  /** A line for each stream or store that somebody still listens to. */
  readonly left: () => readonly string[];
}

/** Counts listeners by what they listen to. */
export function countListeners(): Listeners {
  const counts = new Map<string, number>();
  const add = (name: string, change: number): void => void counts.set(name, (counts.get(name) ?? 0) + change);
  const counted = <T>(name: string, source: Observable<T>): Observable<T> =>
    new Observable((listener) => {
      add(name, 1);
      listener.add(() => add(name, -1));
      return source.subscribe(listener);
    });
  return {
    world: (world) => ({
      ...world,
      refusals$: counted('refusals', world.refusals$),
      online$: counted('online', world.online$),
      visible$: counted('visible', world.visible$),
      live: (session) => counted('live', world.live(session)),
      native: { ...world.native, messages$: counted('native', world.native.messages$) },
      push: { ...world.push, messages$: counted('push', world.push.messages$) },
    }),
    store: (store) => ({
      ...store,
      subscribe: (onChange, key) => {
        add('store', 1);
        const leave = store.subscribe(onChange, key);
        return () => {
          add('store', -1);
          leave();
        };
      },
    }),
    left: () => [...counts].filter(([, count]) => count !== 0).map(([name, count]) => `${count} × ${name}`),
  };
}
