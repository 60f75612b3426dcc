import * as rx from 'rxjs';
import { attempt, type Meaning, type Pending, type World } from './core.ts';
import { groupByType, type Context, type Effect, type Origin, type Policy } from './define.ts';
import type { EventOf, Registry } from './event.ts';

type Flatten = <A, B>(project: (value: A) => rx.Observable<B>) => rx.OperatorFunction<A, B>;
const operators: Record<Policy, Flatten> = {
  latest: rx.switchMap,
  first: rx.exhaustMap,
  queue: rx.concatMap,
  every: rx.mergeMap,
};

/** All that an app means and does. */
export interface App<R extends Registry, S, W extends World> extends Meaning<R, S> {
  readonly events: R;
  readonly effects: readonly Effect<R, S, W>[];
  readonly origins: readonly Origin<R, S, W>[];
}

/** What the effects and origins want, each in a stream of its own. */
export function wantedBy<R extends Registry, S, W extends World>(
  app: App<R, S, W>,
  context: Context<R, S, W>,
): readonly rx.Observable<Pending<R>>[] {
  const { event$, state, world } = context;
  const surviving = <T>(where: string, run: () => rx.Observable<T>) =>
    rx.defer(run).pipe(rx.catchError((error: unknown) => (world.report(error, where), rx.EMPTY)));
  const effects = app.effects.map((effect) => ({ effect, trigger$: new rx.Subject<EventOf<R>>() }));
  const triggers = groupByType(
    effects.flatMap(({ effect: { on }, trigger$ }) => on.map((type) => [type as string, trigger$])),
  );
  const byEffect = ({ effect, trigger$ }: (typeof effects)[number]): rx.Observable<Pending<R>> => {
    const cancel$ = event$.pipe(rx.filter((event) => effect.until?.includes(event.type) ?? false));
    const run = ({ event, before }: { event: EventOf<R>; before: S }) =>
      surviving(effect.name, () =>
        effect.run({ ...context, event, stateAtTrigger: before }).pipe(rx.takeUntil(cancel$)),
      ).pipe(rx.map((draft) => ({ draft, cause: event })));
    /** What the author of an effect wrote is guarded here too: a key that throws is reported and costs one trigger. */
    const triggeredBy = (event: EventOf<R>) =>
      attempt(world, effect.name, () => ({ event, before: state(), key: effect.key?.(event) ?? '' }));
    return trigger$.pipe(
      rx.map(triggeredBy),
      rx.filter((trigger) => !!trigger),
      rx.groupBy(({ key }) => key),
      rx.mergeMap((group$) => group$.pipe(operators[effect.policy](run))),
    );
  };
  const byOrigin = (origin: Origin<R, S, W>): rx.Observable<Pending<R>> =>
    surviving(origin.name, () => origin.open(context)).pipe(rx.map((draft) => ({ draft, cause: null })));
  /** An event passes by every effect that it does not trigger. */
  const dispatch = (event: EventOf<R>) => triggers(event.type).forEach((trigger$) => trigger$.next(event));
  const dispatched$ = event$.pipe(rx.tap(dispatch), rx.ignoreElements());
  return [dispatched$, ...effects.map(byEffect), ...app.origins.map(byOrigin)];
}
