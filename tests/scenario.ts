import { expect } from 'vitest';
import type { PayloadOf } from '../src/kernel/event.ts';
import { draft } from '../src/slices/draft.ts';
import type { AppDraft, AppEvents, AppEventType } from '../src/slices/events.ts';
import type { AppState } from '../src/slices/state.ts';
import { NOW } from './demo.ts';
import { commit, fold, type StepOrPatch } from './given.ts';
import { idsFrom } from './world.ts';

/** A branded text or sum may be written plainly. */
type Plain<T> = T extends string ? (T extends object ? string : T) : T extends number ? number : T;
type Some<T> = T extends string | number | boolean | null | undefined
  ? Plain<T>
  : { readonly [K in keyof T]?: Some<T[K]> };

/** A fact that must follow: its type, and what matters of its payload. */
export type Expected = {
  [K in AppEventType]: readonly [type: K, payload?: Some<PayloadOf<AppEvents, K>>];
}[AppEventType];

type DraftArguments<K extends AppEventType> = keyof PayloadOf<AppEvents, K> extends never
  ? [type: K]
  : [type: K, payload: PayloadOf<AppEvents, K>];

interface Outcome {
  readonly state: AppState;
  /** The facts that followed by rule, in order. */
  readonly facts: readonly AppDraft[];
  /** Exactly these facts followed, in this order. */
  thenOnly(...expected: readonly Expected[]): Outcome;
  thenNothing(): Outcome;
  /** These facts followed, in this order, among others. */
  thenAmongOthers(...expected: readonly Expected[]): Outcome;
  /** None of these followed. */
  thenNot(...types: readonly AppEventType[]): Outcome;
}

const shown = (facts: readonly AppDraft[], expected: readonly Expected[]) =>
  facts.map(({ type, payload }, at) => (expected[at]?.length === 1 ? [type] : [type, payload]));

function outcomeOf(state: AppState, facts: readonly AppDraft[]): Outcome {
  const outcome: Outcome = {
    state,
    facts,
    thenOnly(...expected) {
      expect(shown(facts, expected)).toMatchObject(expected);
      return outcome;
    },
    thenNothing: () => outcome.thenOnly(),
    thenAmongOthers(...expected) {
      const types = new Set(expected.map(([type]) => type));
      const own = facts.filter(({ type }) => types.has(type));
      expect(shown(own, expected)).toMatchObject(expected);
      return outcome;
    },
    thenNot(...types) {
      expect(facts.map(({ type }) => type).filter((type) => types.includes(type))).toEqual([]);
      return outcome;
    },
  };
  return outcome;
}

/** Given what has happened, when this happens, then these facts follow. The event's own id is `now1`. */
export const given = (...steps: readonly StepOrPatch[]) => {
  const happens = (time: number, event: AppDraft): Outcome => {
    const world = { now: () => time, newId: idsFrom('now') };
    const { state, events } = commit(fold(...steps), event, world);
    const facts = events.slice(1).map(({ type, payload }) => ({ type, payload }) as AppDraft);
    return outcomeOf(state, facts);
  };
  const at = (time: number) => ({
    when: <K extends AppEventType>(...event: DraftArguments<K>): Outcome => happens(time, draft<K>(...event)),
  });
  return { at, ...at(NOW) };
};
