import * as fc from 'fast-check';
import { asyncScheduler, defer, NEVER, of, throwError } from 'rxjs';
import { expect } from 'vitest';
import { ApiFailure } from '../../src/domain/failure.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppDraft, AppEvent } from '../../src/slices/events.ts';
import { intervalOf, POLL_NAMES, type PollName } from '../../src/slices/view/freshness/polls.ts';
import { NOW } from '../demo.ts';
import { citySelected, fold, restored } from '../given.ts';
import { onStage } from '../stage.ts';
import { play } from './play.ts';
import { property } from './property.ts';

const MINUTE = 60_000;
const visited = fold(citySelected, restored());

/** Minutes between two polls after so many failures in a row, written out. */
const minutesAfter = (failures: number): number => [1, 1, 1, 1, 1, 2, 4][failures] ?? 5;

const found: Readonly<Record<PollName, AppDraft>> = {
  catalog: draft('catalog/versionFound', { version: '1' }),
  settings: draft('setting/versionFound', { version: '1' }),
  store: draft('view/storeVersionFound', { version: '1' }),
  app: draft('view/appVersionFound', { version: '1' }),
};
const names = fc.constantFrom(...POLL_NAMES);
const outcomes = fc.array(fc.tuple(names, fc.constantFrom(false, false, false, true)), {
  maxLength: 40,
  size: 'max',
});

const asksOf = (events: readonly AppEvent[], what: string): readonly number[] =>
  events.flatMap(({ type, payload, time }) =>
    type === 'view/pollDue' && 'what' in payload && payload.what === what ? [time - NOW] : [],
  );

property(
  {
    id: 53,
    title:
      'after five failures in a row a poll waits 2, 4, then 5 minutes, until its first success; nobody else waits for it',
    section: 'assumptions, section 7, "polls that fail"',
  },
  async (check) => {
    await check(
      fc.property(outcomes, (answers) => {
        const drafts = answers.map(([what, isGood]) =>
          isGood ? found[what] : draft('view/pollFailed', { what }),
        );
        const { state } = play(visited, drafts);
        for (const name of POLL_NAMES) {
          const own = answers.filter(([what]) => what === name).map(([, isGood]) => isGood);
          const failures = own.length - 1 - own.lastIndexOf(true);
          expect(state.view.polls[name].failures).toBe(failures);
          expect(intervalOf(state.view.polls[name])).toBe(minutesAfter(failures) * MINUTE);
        }
      }),
    );
    await check(
      fc.property(
        fc.array(fc.constantFrom(false, false, false, false, true), {
          minLength: 8,
          maxLength: 16,
          size: 'max',
        }),
        fc.constantFrom(0, 0.3, 0.5, 0.999_999),
        (answers, chance) => {
          onStage(({ open, flush, cold }) => {
            let count = 0;
            const answer$ = defer(() =>
              answers[(count += 1) - 1] === false ? throwError(() => new ApiFailure('timeout')) : of('1'),
            );
            const { events } = open([visited], {
              visible$: cold('t 40m f', { t: true, f: false }),
              random: () => chance,
              report: () => undefined,
              api: { version: (what) => (what === 'store' ? answer$ : of('1')) },
            });
            flush();
            const asks = asksOf(events, 'store');
            let failures = 0;
            for (const [index, at] of asks.entries()) {
              failures = answers[index] === false ? failures + 1 : 0;
              const next = asks[index + 1] ?? 40 * MINUTE;
              const interval = minutesAfter(failures) * MINUTE;
              expect(next - at).toBeLessThanOrEqual(Math.min(5 * MINUTE, interval * 1.05) + 1);
              if (index + 1 < asks.length) expect(next - at).toBeGreaterThanOrEqual(interval * 0.95 - 1);
            }
            const others = asksOf(events, 'app');
            expect(others.length).toBeGreaterThanOrEqual(38);
          });
        },
      ),
      { share: 0.03 },
    );
    await check(
      fc.property(fc.integer({ min: 5, max: 20 }), fc.nat({ max: 5 * MINUTE }), (failures, at) => {
        onStage(({ open, flush, cold }) => {
          const called: number[] = [];
          const failing = { askedAt: NOW, failures };
          const polls = { catalog: failing, settings: failing, store: failing, app: failing };
          const { emit } = open([visited, { view: { ...visited.view, polls } }], {
            visible$: cold('t 6m f', { t: true, f: false }),
            api: {
              version: () => throwError(() => new ApiFailure('offline')),
              catalog: () => defer(() => (called.push(asyncScheduler.now()), NEVER)),
              settings: () => defer(() => (called.push(asyncScheduler.now()), NEVER)),
            },
            report: () => undefined,
          });
          emit(`${at}ms t`, { t: draft('catalog/retryTapped') });
          flush();
          expect(called).toEqual([at, at]);
        });
      }),
      { share: 0.03 },
    );
  },
);
