import * as fc from 'fast-check';
import { setAutoFreeze } from 'immer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { draft } from '../../src/slices/draft.ts';
import type { AppDraft, AppEvent } from '../../src/slices/events.ts';
import { reduce } from '../../src/slices/reduce.ts';
import type { AppState } from '../../src/slices/state.ts';
import { draftsOf } from '../arbitraries.ts';
import { foldElsewhere } from './foldElsewhere.ts';
import { hashOf } from './hashOf.ts';
import { logs, play, type Played } from './play.ts';
import { numRuns, patience, property } from './property.ts';
import { withoutWorld } from './sealed.ts';
import { slices } from '../workbench/reactions.ts';
import { meaningsOf } from './tables.ts';

const STATE = 'specification, section 3, "Persisted client state"';

const always = (holds: (played: Played, drafts: readonly AppDraft[]) => void): void => {
  fc.assert(
    fc.property(logs, ({ from, drafts }) => holds(play(from, drafts), drafts)),
    { numRuns },
  );
};
const folded = (from: AppState, events: readonly AppEvent[]): AppState => events.reduce(reduce, from);
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Whatever keeps the time of an event is there, of each kind. */
const timed = fc
  .tuple(
    ...(['modal/opened', 'city/zoneDeliveryLoaded', 'view/restored', 'notification/listOpened'] as const).map(
      (type) => draftsOf([type]),
    ),
  )
  .map((drafts) => [draft('modal/opened', { modal: { kind: 'workTime' } }), ...drafts]);

describe('the log is the truth (docs/architecture.md)', () => {
  let elsewhere: ReturnType<typeof foldElsewhere>;
  // No place on earth is farther from the other days of the calendar.
  beforeAll(() => void (elsewhere = foldElsewhere('Pacific/Kiritimati')));
  afterAll(() => elsewhere.end());

  property(
    {
      id: 62,
      title:
        'a log is decided and folded without clock, chance and storage, to one state, also in another process and time zone',
      section: STATE,
    },
    async (check) => {
      await check(
        fc.property(logs, ({ from, drafts }) => {
          const decided = withoutWorld(() => play(from, drafts));
          const again = withoutWorld(() => folded(from, decided.result.events));
          expect([...decided.touched, ...again.touched]).toEqual([]);
          expect(hashOf(again.result)).toBe(hashOf(decided.result.state));
        }),
      );
      await check(
        fc.asyncProperty(logs, timed, async ({ from, drafts }, asked) => {
          const { events, state } = play(from, [...drafts, ...asked]);
          expect(await elsewhere.hash(from, events)).toBe(hashOf(state));
        }),
        { share: 0.1 },
      );
    },
  );

  property(
    { id: 63, title: 'a snapshot and the rest of the log are the whole, wherever it is cut', section: STATE },
    (check) =>
      check(
        fc.property(logs, fc.nat(), fc.nat(), ({ from, drafts }, commits, cut) => {
          const { events, state } = play(from, drafts);
          // Between two commits the store itself gives the snapshot, anywhere else the fold does.
          const half = play(from, drafts.slice(0, commits % (drafts.length + 1)));
          const whole = JSON.stringify(state);
          const tail = events.slice(half.events.length);
          expect(JSON.stringify(folded(throughJson(half.state), tail))).toBe(whole);
          const at = cut % (events.length + 1);
          const snapshot = throughJson(folded(from, events.slice(0, at)));
          expect(JSON.stringify(folded(snapshot, events.slice(at)))).toBe(whole);
        }),
      ),
  );

  test(
    'decided again from the roots alone, the same facts follow',
    () => {
      always(({ from, events }, drafts) => {
        const roots = events.filter(({ causation }) => causation === null);
        expect(roots.map(({ type, payload }) => ({ type, payload }))).toEqual(drafts);
        expect(play(from, drafts).events).toEqual(events);
      });
    },
    patience,
  );

  test(
    'every cause is known before its effect, in the same chain and one step nearer to the root',
    () => {
      always(({ events }) => {
        const known = new Map<string, AppEvent>();
        for (const event of events) {
          const cause = event.causation === null ? null : known.get(event.causation);
          expect(cause).not.toBeUndefined();
          expect(event.correlation).toBe(cause ? cause.correlation : event.id);
          expect(event.depth).toBe(cause ? cause.depth + 1 : 0);
          known.set(event.id, event);
        }
        expect(known.size).toBe(events.length);
      });
    },
    patience,
  );
});

describe('what changes', () => {
  // As in production: nobody but the property itself freezes.
  beforeEach(() => setAutoFreeze(false));
  afterEach(() => setAutoFreeze(true));

  const frozen = <T>(value: T): T => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
    Object.freeze(value);
    Object.values(value).forEach(frozen);
    return value;
  };

  property(
    {
      id: 69,
      title:
        'no event changes the state before it or itself, and what it does not concern keeps its identity',
      section: STATE,
    },
    (check) =>
      check(
        fc.property(logs, ({ from, drafts }) => {
          let before = frozen(structuredClone(from));
          for (const event of frozen(structuredClone(play(from, drafts).events))) {
            const after = frozen(reduce(before, event));
            const changed = slices.filter((slice) => after[slice] !== before[slice]);
            const needless = changed.filter((slice) => !meaningsOf(slice).has(event.type));
            if (needless.length > 0) expect.fail(`${event.type} changed ${needless.join(', ')}`);
            if (changed.length === 0 && after !== before)
              expect.fail(`${event.type} made a state of the same`);
            before = after;
          }
        }),
      ),
  );
});
