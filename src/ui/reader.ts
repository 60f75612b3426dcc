import type { AppSelector } from '../slices/select.ts';
import type { AppState } from '../slices/state.ts';

/** Which slices a read has looked at, each with what it was. */
type Looked = Map<keyof AppState, unknown>;

let looked: Looked | null = null;
const watched = new WeakMap<AppState, AppState>();

/** The state itself, which notes what is looked at. */
function watchedState(state: AppState): AppState {
  const known = watched.get(state);
  if (known) return known;
  const made = new Proxy(state, {
    get(target, slice: keyof AppState) {
      looked?.set(slice, target[slice]);
      return target[slice];
    },
  });
  watched.set(state, made);
  return made;
}

/**
 * Reads by a selector, and knows afterwards whether another state can have another answer: a selector is a function of the
 * slices that it looks at. Each component has a reader of its own, since it goes by what this component has read last.
 */
export function createReader<T>(selector: AppSelector<T>) {
  let seen: Looked = new Map();
  let last: { readonly state: AppState; readonly value: T } | null = null;
  return {
    read: (state: AppState): T => {
      // React reads the same state two or three times.
      if (last?.state === state) return last.value;
      const outer = looked;
      looked = new Map();
      try {
        const value = selector(watchedState(state));
        last = { state, value };
        return value;
      } finally {
        seen = looked;
        looked = outer;
      }
    },
    isConcerned: (state: AppState): boolean => {
      for (const [slice, before] of seen) if (state[slice] !== before) return true;
      return false;
    },
  };
}
