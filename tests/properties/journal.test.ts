import * as fc from 'fast-check';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, test } from 'vitest';
import { HEAVY } from '../../src/app/journal/journal.ts';
import { readJournal } from '../../src/app/journal/readJournal.ts';
import { createJournal } from '../../src/app/journal/recording.ts';
import { createStore } from '../../src/kernel/store.ts';
import { app } from '../../src/slices/app.ts';
import { appEvents, type AppDraft, type AppEvent } from '../../src/slices/events.ts';
import { reduce } from '../../src/slices/reduce.ts';
import type { AppState } from '../../src/slices/state.ts';
import { demoCatalog, NOW } from '../demo.ts';
import { idsFrom, testWorld } from '../world.ts';
import { hashOf } from './hashOf.ts';
import { fileOf, folded, journalOf, masked } from './journals.ts';
import { logs, play } from './play.ts';
import { property } from './property.ts';
import { withoutWorld } from './sealed.ts';

const MINUTE_MS = 60_000;

const emitted = (store: { emit: unknown }, { type, payload }: AppDraft) =>
  (store.emit as (type: string, payload: object) => void)(type, payload);

/** Everything of the world that does something, however deep it lies, tells that it was asked to. */
const watched = <T extends object>(part: T, tell: (what: string) => void): T =>
  new Proxy(part, {
    get(target, name): unknown {
      const value: unknown = Reflect.get(target, name);
      if (name === 'now' || name === 'newId' || name === 'report') return value;
      if (typeof value === 'function')
        return (...given: unknown[]) => {
          tell(String(name));
          return (value as (...given: unknown[]) => unknown).apply(target, given);
        };
      return typeof value === 'object' && value !== null && !('subscribe' in value)
        ? watched(value, tell)
        : value;
    },
  });

describe('replay', () => {
  /** The log of a minute in the started shop, which tells what it does in the world. */
  const lived = (from: AppState, drafts: readonly AppDraft[], tell: (what: string) => void) => {
    const events: AppEvent[] = [];
    const clock = new TestScheduler(() => undefined);
    clock.run(() => {
      clock.maxFrames = MINUTE_MS;
      const now = () => NOW + clock.now();
      const world = testWorld({ now, newId: idsFrom('e'), report: () => undefined });
      const store = createStore(app, watched(world, tell), from);
      store.event$.subscribe((event) => events.push(event));
      store.start();
      for (const draft of drafts) emitted(store, draft);
    });
    return events;
  };

  property(
    {
      id: 64,
      title: 'a replay performs no effect: no request, no write, no navigation, nothing announced',
      section: 'specification, section 8, "Only logged"',
    },
    async (check) => {
      let deeds = 0;
      await check(
        fc.property(logs, ({ from, drafts }) => {
          const events = lived(from, drafts, () => (deeds += 1));
          const text = fileOf({ from, events });
          const before = deeds;
          const { result, touched } = withoutWorld(() => {
            const journal = readJournal(text, demoCatalog);
            return journal.ok && folded(journal.state, journal.events);
          });
          expect(result).not.toBe(false);
          expect([touched, deeds]).toEqual([[], before]);
        }),
        { share: 0.3 },
      );
      // The same histories did much when they were lived.
      expect(deeds).toBeGreaterThan(0);
    },
  );
});

describe('compaction', () => {
  /** Lengths around the borders of one, two and more segments. */
  const lengths = fc.oneof(
    fc.constantFrom(0, 1, 255, 256, 257, 511, 512, 513, 767, 768, 769),
    fc.nat({ max: 1_500 }),
  );
  const longLogs = fc
    .record({ log: logs, length: lengths, isCalm: fc.boolean() })
    .map(({ log: { from, drafts }, length, isCalm }) => {
      const { events } = play(from, drafts);
      const some = isCalm ? events.filter(({ type }) => !HEAVY.has(type)) : events;
      const times = some.length === 0 ? 0 : Math.ceil(length / some.length);
      return {
        from,
        events: Array.from({ length: times }, () => some)
          .flat()
          .slice(0, length),
      };
    });
  /** How many catalogs the states of a fold hold, from the first to the last. */
  const catalogsOf = ({ base, events }: ReturnType<typeof journalOf>): number => {
    const seen = new Set([base.catalog.products]);
    let state = base;
    for (const event of events) {
      state = reduce(state, event);
      seen.add(state.catalog.products);
    }
    return seen.size;
  };

  property(
    {
      id: 66,
      title:
        'the journal holds at most 512 events and two catalogs, and folds to the state that the whole log folds to',
      section: 'specification, section 8, "Only logged"',
    },
    (check) =>
      check(
        fc.property(longLogs, fc.nat(), ({ from, events }, moment) => {
          const whole = masked(events);
          const journal = createJournal({ events: appEvents, reduce, heavy: HEAVY }, from);
          const middle = moment % (events.length + 1);
          for (const [start, end] of [[0, middle] as const, [middle, events.length] as const]) {
            for (const event of events.slice(start, end)) journal.record(event);
            const kept = journal.export();
            // What was dropped is in the base; what was not is the end of the log.
            const dropped = end - kept.events.length;
            const base = folded(from, whole.slice(0, dropped));
            expect(kept.events.length).toBeLessThanOrEqual(512);
            expect(JSON.stringify(kept.events)).toBe(JSON.stringify(whole.slice(dropped, end)));
            expect(hashOf(kept.base)).toBe(hashOf(base));
            expect(hashOf(folded(kept.base, kept.events))).toBe(
              hashOf(folded(base, whole.slice(dropped, end))),
            );
            expect(catalogsOf(kept)).toBeLessThanOrEqual(2);
          }
        }),
        { share: 0.15 },
      ),
  );

  test('the same log is kept the same way', () => {
    const [log] = fc.sample(longLogs, { numRuns: 1, seed: 5 });
    expect(journalOf(log!)).toEqual(journalOf(log!));
  });
});
