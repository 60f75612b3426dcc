import type { AppDraft, AppEventType } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import { commit, type Occurrence, type StatePatch } from '../given.ts';

/** What followed by rule: types with payloads, in order. */
type Facts = readonly (readonly [type: AppEventType, payload: object])[];

/**
 * An event of a report as a step of what is given: told to the shop's rules at its own moment (milliseconds since the epoch)
 * under its own name.
 */
export const happened = (id: string, time: number, type: AppEventType, payload: object = {}): Occurrence => ({
  id,
  time,
  ...({ type, payload } as unknown as AppDraft),
});

/**
 * The same, with what follows from it.
 *
 *     const { state, facts } = happens(before, 'e7', 1773144000000, 'cart/incrementTapped', { lineId: 'e3.1/0' });
 */
export function happens(
  before: AppState,
  ...event: Parameters<typeof happened>
): { readonly state: AppState; readonly facts: Facts } {
  const { state, events } = commit(before, happened(...event));
  return { state, facts: events.slice(1).map(({ type, payload }) => [type, payload] as const) };
}

/** What a report began with: the fields, by slice, in which it was not as every shop begins. Brands are left out. */
export const began = (fields: object): StatePatch => fields;
