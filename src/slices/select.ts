import { holdSame } from '../domain/holdSame.ts';
import { selectorFor, type Selector } from './selector.ts';
import type { AppState } from './state.ts';

/** Makes a selector of the shop's state. */
export const select = selectorFor<AppState>(holdSame);
export type AppSelector<T> = Selector<AppState, T>;

/** One memoised selector for each key. Keys are ids of the catalog or the cart, so their number is bounded. */
export const selectEach = <K extends string, T>(
  make: (key: K) => AppSelector<T>,
): ((key: K) => AppSelector<T>) => {
  const made = new Map<K, AppSelector<T>>();
  return (key) => {
    const known = made.get(key);
    if (known) return known;
    const selector = make(key);
    made.set(key, selector);
    return selector;
  };
};

const fields = new Map<string, unknown>();
/**
 * The selector of a slice's field, as it stands.
 *
 *     useSelector(selectField('user', 'allergens'))
 */
export const selectField = <S extends keyof AppState, F extends keyof AppState[S] & string>(
  slice: S,
  field: F,
): AppSelector<AppState[S][F]> => {
  const key = `${slice}.${field}`;
  const made =
    fields.get(key) ??
    select(
      (state: AppState) => state[slice][field],
      (value) => value,
    );
  fields.set(key, made);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key names the field whose selector this is
  return made as AppSelector<AppState[S][F]>;
};
