import type { PartReducer, Reduce } from '../kernel/define.ts';
import { groupByType } from '../kernel/groupByType.ts';
import type { Registry } from '../kernel/event.ts';

/** The reducers of a state's parts, by name. */
export type PartReducers<R extends Registry, S> = { readonly [K in keyof S]: PartReducer<R, S[K]> };

/**
 * One reducer of these parts; others stay as they are. An event is given to those parts alone for which it means
 * something.
 */
export function combineReducers<R extends Registry, S extends object>(
  given: Partial<PartReducers<R, S>>,
): Reduce<R, S> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- asked for by the names that are given alone
  const parts = given as PartReducers<R, S>;
  const names = Object.keys(parts) as (keyof S)[];
  const concerned = groupByType(names.flatMap((name) => parts[name].types.map((type) => [type, name])));
  return (state, event) => {
    let next = state;
    for (const name of concerned(event.type)) {
      const part = parts[name](state[name], event);
      if (part === state[name]) continue;
      if (next === state) next = { ...state };
      next[name] = part;
    }
    return next;
  };
}
