import type { PartReducer, Reduce } from '../kernel/define.ts';
import { groupByType } from '../kernel/groupByType.ts';
import type { Registry } from '../kernel/event.ts';

/** One reducer of all parts. An event is given to those parts alone for which it means something. */
export function combineReducers<R extends Registry, S extends object>(parts: {
  readonly [K in keyof S]: PartReducer<R, S[K]>;
}): Reduce<R, S> {
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
