import type { AppDraft } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import { commit, fold, type Step } from '../../tests/given.ts';
import { idsFrom, type WorldPatch } from '../../tests/world.ts';

const isList = (step: Step): step is readonly Step[] => Array.isArray(step);
const isDraft = (step: Step): step is AppDraft => 'type' in step && 'payload' in step;

/** The same step, with its facts stamped by this world. */
const stamped = (step: Step, world: WorldPatch): Step => {
  if (typeof step === 'function') return (state) => stamped(step(state), world);
  if (isList(step)) return step.map((one) => stamped(one, world));
  return isDraft(step) ? (state) => commit(state, step, world).state : step;
};

/** The state after these steps at one moment, in ms since the epoch. */
export const foldAt = (time: number, steps: readonly Step[]): AppState =>
  fold(stamped(steps, { now: () => time, newId: idsFrom('given-') }));
