import type { AppDraft, AppEventType } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import { commit, type StepOrPatch } from '../given.ts';

/** What followed by rule: types with payloads, in order. */
type Facts = readonly (readonly [type: AppEventType, payload: object])[];

/** The root is called by its name, what follows from it by rule `name.1`, `name.2`, … */
export const idsOf = (name: string): (() => string) => {
  let count = -1;
  return () => ((count += 1) === 0 ? name : `${name}.${count}`);
};

/**
 * An event of a report, told to the shop's rules at its own moment (milliseconds since the epoch) under its own name.
 *
 *     const { state, facts } = happens(before, 'e7', 1773144000000, 'cart/incrementTapped', { lineId: 'e3.1/0' });
 */
export function happens(
  before: AppState,
  name: string,
  time: number,
  type: AppEventType,
  payload: object = {},
): { readonly state: AppState; readonly facts: Facts } {
  const told = { type, payload } as unknown as AppDraft;
  const { state, events } = commit(before, told, { now: () => time, newId: idsOf(name) });
  return { state, facts: events.slice(1).map(({ type, payload }) => [type, payload] as const) };
}

/** The same as a step of what is given. */
export const happened =
  (name: string, time: number, type: AppEventType, payload?: object): StepOrPatch =>
  (state) =>
    happens(state, name, time, type, payload).state;

/** What a report began with: the fields, by slice, in which it was not as every shop begins. Brands are left out. */
export const began = (fields: object): StepOrPatch => fields;
