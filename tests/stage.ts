import { TestScheduler, type RunHelpers } from 'rxjs/testing';
import { expect } from 'vitest';
import { createStore } from '../src/kernel/store.ts';
import { app } from '../src/slices/app.ts';
import type { AppDraft, AppEvent, AppEventType } from '../src/slices/events.ts';
import type { ShopStore } from '../src/ui/store.tsx';
import { NOW } from './demo.ts';
import { expectKnown, fold, type StepOrPatch } from './given.ts';
import { idsFrom, testWorld, type WorldPatch } from './world.ts';

export interface Play {
  readonly store: ShopStore;
  /** Every event so far, in order. */
  readonly events: readonly AppEvent[];
  /** Milliseconds at which events of a type happened. */
  readonly timesOf: (type: AppEventType) => readonly number[];
  /** What was reported, as the places that reported. */
  readonly reports: readonly string[];
  /** Emits root events at the marbles' times. */
  readonly emit: (marbles: string, drafts: Readonly<Record<string, AppDraft>>) => void;
  /** The page goes: effects and origins end. */
  readonly close: () => void;
}

export interface Stage extends RunHelpers {
  /** The whole shop, started, with its state folded from the steps; a call that the world does not answer stays open. */
  readonly open: (steps: readonly StepOrPatch[], world?: WorldPatch) => Play;
  /** Lets so many milliseconds pass now, with all that is due in them; stop every play before the scene ends. */
  readonly pass: (ms: number) => void;
}

/** No scene lasts longer: a clock that nobody stopped fails the test instead of hanging it. */
const LONGEST_MS = 24 * 60 * 60 * 1_000;

/** Plays a scene in virtual time: one frame is one millisecond. */
export function onStage(scene: (stage: Stage) => void): void {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const played: AppEvent[][] = [];
    const open = (steps: readonly StepOrPatch[], world: WorldPatch = {}): Play => {
      const events: AppEvent[] = [];
      played.push(events);
      const reports: string[] = [];
      const store: ShopStore = createStore(
        app,
        testWorld({
          now: () => NOW + scheduler.now(),
          newId: idsFrom('e'),
          report: (_error, where) => reports.push(where),
          ...world,
        }),
        fold(...steps),
      );
      store.event$.subscribe((event) => events.push(event));
      const running = store.start();
      return {
        close: () => running.unsubscribe(),
        store,
        events,
        reports,
        timesOf: (wanted) => events.filter(({ type }) => type === wanted).map(({ time }) => time - NOW),
        emit: (marbles, drafts) => {
          helpers
            .hot(marbles, { ...drafts })
            .subscribe(({ type, payload }) =>
              (store.emit as (type: string, payload: object) => void)(type, payload),
            );
        },
      };
    };
    const flush = (): void => {
      scheduler.maxFrames = LONGEST_MS;
      scheduler.flush();
      if (scheduler.actions.length > 0) throw new Error('The scene never ends');
      scheduler.maxFrames = Infinity;
    };
    const pass = (ms: number): void => {
      const until = scheduler.frame + ms;
      scheduler.maxFrames = until;
      scheduler.flush();
      scheduler.frame = until;
      scheduler.maxFrames = Infinity;
    };
    scene({ ...helpers, flush, open, pass });
    flush();
    expectKnown(played.flat());
  });
}
