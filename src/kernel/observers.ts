import { attempt } from './attempt.ts';
import type { World } from './world.ts';

/** Callbacks in the order in which they came. What one throws is reported, and the others are told all the same. */
export function createObservers<T>(world: World, where: string) {
  let observers: readonly ((value: T) => void)[] = [];
  return {
    /** The result ends it. */
    add: (observer: (value: T) => void): (() => void) => {
      observers = [...observers, observer];
      return () => void (observers = observers.filter((other) => other !== observer));
    },
    tell: (value: T): void => {
      for (const observer of observers) attempt(world, where, observer, value);
    },
  };
}
