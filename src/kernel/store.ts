import { distinctUntilChanged, map, Observable, share, Subscription } from 'rxjs';
import { createCore, type Core } from './core.ts';
import { wantedBy, type App } from './effects.ts';
import type { EventOf, Registry } from './event.ts';
import type { World } from './world.ts';

export interface Store<R extends Registry, S> extends Core<R, S> {
  /** Every event in the order of reduction, after its whole commit is visible. */
  readonly event$: Observable<EventOf<R>>;
  /**
   * Opens effects and origins; before it the store is inert. The server never calls it. `missed`: what happened before it
   * that triggers them all the same.
   */
  start(missed?: readonly EventOf<R>[]): Subscription;
}

/**
 * A core with the work of its app. It may be a part of the app yet: `complete` puts the whole in its place, and a second
 * store of the same core brings what that has of work beyond the part.
 */
export function storeOf<R extends Registry, S, W extends World>(
  core: Core<R, S>,
  app: App<R, S, W>,
  world: W,
): Store<R, S> {
  const event$ = new Observable<EventOf<R>>((subscriber) => core.observe((event) => subscriber.next(event)));
  const state$ = event$.pipe(map(core.state), distinctUntilChanged(), share());
  return {
    ...core,
    event$,
    start: (missed = []) => {
      const running = new Subscription();
      const observe: typeof core.observe = (hear) => (missed.forEach(hear), core.observe(hear));
      for (const wanted$ of wantedBy(app, { event$, state: core.state, state$, world }, observe))
        running.add(wanted$.subscribe(core.enqueue));
      return running;
    },
  };
}

/** The store of a whole app. */
export const createStore = <R extends Registry, S, W extends World>(
  app: App<R, S, W>,
  world: W,
  initial: S,
): Store<R, S> => storeOf(createCore(app, world, initial), app, world);
