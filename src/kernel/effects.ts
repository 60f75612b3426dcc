import * as rx from 'rxjs';
import type { Behaviour, Core, Pending } from './core.ts';
import type { Context, Effect, Origin } from './define.ts';
import type { Registry } from './event.ts';
import { groupByType } from './groupByType.ts';
import { runsOf } from './runs.ts';
import type { World } from './world.ts';

/** All that an app means and does. */
export interface App<R extends Registry, S, W extends World> extends Behaviour<R, S> {
  readonly events: R;
  readonly effects: readonly Effect<R, S, W>[];
  readonly origins: readonly Origin<R, S, W>[];
}

/** What the effects and origins want, each in a stream of its own. */
export function wantedBy<R extends Registry, S, W extends World>(
  app: App<R, S, W>,
  context: Context<R, S, W>,
  observe: Core<R, S>['observe'],
): readonly rx.Observable<Pending<R>>[] {
  const surviving = <T>(where: string, run: () => rx.Observable<T>) =>
    rx.defer(run).pipe(rx.catchError((error: unknown) => (context.world.report(error, where), rx.EMPTY)));
  const byOrigin = (origin: Origin<R, S, W>): rx.Observable<Pending<R>> =>
    surviving(origin.name, () => origin.open(context)).pipe(rx.map((draft) => ({ draft, cause: null })));
  const effects$ = new rx.Observable<Pending<R>>((subscriber) => {
    const all = app.effects.map((effect) => ({
      ...effect,
      ...runsOf(effect, context, (pending) => subscriber.next(pending)),
    }));
    const cancels = groupByType(all.flatMap(({ until = [], cancel }) => until.map((type) => [type, cancel])));
    const triggers = groupByType(all.flatMap(({ on, trigger }) => on.map((type) => [type, trigger])));
    subscriber.add(() => all.forEach(({ cancel }) => cancel()));
    /** An event passes by every effect that it neither ends nor triggers. */
    return observe((event) => {
      cancels(event.type).forEach((cancel) => cancel());
      triggers(event.type).forEach((trigger) => trigger(event));
    });
  });
  return [effects$, ...app.origins.map(byOrigin)];
}
