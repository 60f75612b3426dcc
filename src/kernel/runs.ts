import * as rx from 'rxjs';
import { attempt } from './attempt.ts';
import type { Pending } from './core.ts';
import type { Context, Effect } from './define.ts';
import type { EventOf, Registry } from './event.ts';
import type { World } from './world.ts';

type Start<R extends Registry, S> = { readonly event: EventOf<R>; readonly stateAtTrigger: S };
/** The runs of one key. Who is due waits for the timer, which looks again where the time was put off: a burst sets one. */
interface Lane<R extends Registry, S> {
  readonly runs: Set<rx.Subscription>;
  readonly waiting: Start<R, S>[];
  timer: rx.Subscription;
  due?: { readonly start: Start<R, S>; readonly at: number; readonly ms: number };
}

/** The runs of one effect, by its policy. A trigger costs a look at its lane; RxJS begins with the run. */
export function runsOf<R extends Registry, S, W extends World>(
  effect: Effect<R, S, W>,
  context: Context<R, S, W>,
  wanted: (pending: Pending<R>) => void,
) {
  const { state, world } = context;
  const lanes = new Map<string, Lane<R, S>>();
  const end = ({ runs }: Lane<R, S>) => runs.forEach((run) => run.unsubscribe());
  const follow = (lane: Lane<R, S>) => lane.waiting.splice(0, 1).forEach((start) => begin(lane, start));
  const begin = (lane: Lane<R, S>, start: Start<R, S>): void => {
    const run$ = attempt(world, effect.name, (at) => effect.run(at), { ...context, ...start }) ?? rx.EMPTY;
    if (run$ === rx.EMPTY) return follow(lane);
    const run = new rx.Subscription(() => {
      lane.runs.delete(run);
      follow(lane);
    });
    lane.runs.add(run);
    const next = (draft: Pending<R>['draft']) => wanted({ draft, cause: start.event });
    const error = (thrown: unknown) => world.report(thrown, effect.name);
    run.add(run$.pipe(rx.finalize(() => run.unsubscribe())).subscribe({ next, error }));
  };
  const look = (lane: Lane<R, S>, ms: number): void => {
    const { due } = lane;
    lane.timer = rx.timer(ms).subscribe(() => {
      lane.timer = rx.Subscription.EMPTY;
      const { start, at, ms: most } = lane.due!;
      // The clock says only how much longer, and never more than that: it may be set back or stand still.
      const left = lane.due === due ? 0 : Math.min(most, at - world.now());
      if (left > 0) look(lane, left);
      else begin(lane, start);
    });
  };
  const postpone = (lane: Lane<R, S>, start: Start<R, S>, ms: number | null): void => {
    const at = world.now() + (ms ?? 0);
    if (ms === null || (lane.due && at < lane.due.at)) lane.timer.unsubscribe();
    if (ms === null) return;
    lane.due = { start, at, ms };
    if (lane.timer.closed) look(lane, ms);
  };
  const trigger = (event: EventOf<R>): void => {
    const key = effect.key?.(event) ?? '';
    const lane = lanes.get(key) ?? { runs: new Set(), waiting: [], timer: rx.Subscription.EMPTY };
    lanes.set(key, lane);
    const start = { event, stateAtTrigger: state() };
    if (effect.policy === 'latest') end(lane);
    if (effect.delay) postpone(lane, start, effect.delay(context));
    else if (effect.policy === 'every' || lane.runs.size === 0) begin(lane, start);
    else if (effect.policy === 'queue') lane.waiting.push(start);
  };
  return {
    trigger: (event: EventOf<R>) => attempt(world, effect.name, trigger, event),
    cancel: () =>
      lanes.forEach((lane) => {
        lane.waiting.length = 0;
        lane.timer.unsubscribe();
        end(lane);
      }),
  };
}
