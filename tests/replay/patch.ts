import { isDeepStrictEqual } from 'node:util';
import { initialState, type AppState } from '../../src/slices/state.ts';

/** The fields in which a state differs from the one that every shop begins with, by slice. */
export function patchOf(state: AppState): object {
  const differing = (initial: object, slice: object): object => {
    const sample = new Map<string, unknown>(Object.entries(initial));
    const fields = Object.entries(slice).filter(
      ([name, value]) => !isDeepStrictEqual(value, sample.get(name)),
    );
    return Object.fromEntries(fields);
  };
  const slices = Object.entries(initialState).map(([name, initial]: [string, object]) => {
    return [name, differing(initial, state[name as keyof AppState])] as const;
  });
  return Object.fromEntries(slices.filter(([, fields]) => Object.keys(fields).length > 0));
}
