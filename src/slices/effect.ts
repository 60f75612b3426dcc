import { concatMap, dematerialize, distinctUntilChanged, EMPTY, filter, map, materialize, of } from 'rxjs';
import { share, startWith, switchMap, takeUntil, tap, type Observable } from 'rxjs';
import type { Effect, EffectContext, Origin } from '../kernel/define.ts';
import { customerOf, epochOf, isSameEpoch } from './epoch.ts';
import type { AppDraft, AppEvents, AppEventType } from './events.ts';
import type { AppState } from './state.ts';
import type { AppWorld } from './world.ts';

/**
 * What the facts of a run belong to. `epoch`: customer, city and store version; when one of them changes, the run ends
 * and begins anew, unless that was its own doing. `customer`: work that is done once, such as a save; nothing of it is
 * heard after another login. `page`: nobody in particular, such as a clock, or the login itself.
 */
export type BelongsTo = 'epoch' | 'customer' | 'page';
export type AppEffect = Effect<AppEvents, AppState, AppWorld> & { readonly belongsTo: BelongsTo };
export type AppOrigin = Origin<AppEvents, AppState, AppWorld>;

type Run<K extends AppEventType> = Effect<AppEvents, AppState, AppWorld, K>['run'];
type Context<K extends AppEventType> = EffectContext<AppEvents, AppState, AppWorld, K>;

/** What is read of the state, each time that it has become another. One look serves all runs under way, however many. */
const changesOf = <T>(read: (state: AppState) => T, isSame?: (one: T, other: T) => boolean) => {
  const known = new WeakMap<Observable<AppState>, Observable<T>>();
  return (state$: Observable<AppState>): Observable<T> => {
    const change$ = known.get(state$) ?? state$.pipe(map(read), distinctUntilChanged(isSame), share());
    known.set(state$, change$);
    return change$;
  };
};
const epochChanges = changesOf(epochOf, isSameEpoch);
const customerChanges = changesOf(customerOf);

const inEachEpoch =
  <K extends AppEventType>(run: Run<K>): Run<K> =>
  (context: Context<K>) => {
    // An answer that itself begins the new epoch was heard: its run does not begin anew.
    let isTelling = false;
    const tell = tap<AppDraft>({
      next: () => {
        isTelling = true;
      },
      complete: () => {
        isTelling = false;
      },
    });
    return epochChanges(context.state$).pipe(
      startWith(epochOf(context.state())),
      distinctUntilChanged(isSameEpoch),
      // The end of a run is passed on as a value: epochs never end, and a run does.
      switchMap(() =>
        (isTelling ? EMPTY : run(context).pipe(concatMap((fact) => of(fact).pipe(tell)))).pipe(materialize()),
      ),
      dematerialize(),
    );
  };

const forOneCustomer =
  <K extends AppEventType>(run: Run<K>): Run<K> =>
  (context: Context<K>) => {
    const customer = customerOf(context.stateAtTrigger);
    const left$ = customerChanges(context.state$).pipe(filter((present) => present !== customer));
    return customerOf(context.state()) === customer ? run(context).pipe(takeUntil(left$)) : EMPTY;
  };

const bound = {
  epoch: inEachEpoch,
  customer: forOneCustomer,
  page: <K extends AppEventType>(run: Run<K>): Run<K> => run,
} as const satisfies Record<BelongsTo, unknown>;

/** Types an effect by its triggers, and holds it to what it belongs to: the epoch, unless it says otherwise. */
export const effect = <const K extends AppEventType>({
  belongsTo = 'epoch',
  ...spec
}: Effect<AppEvents, AppState, AppWorld, K> & { readonly belongsTo?: BelongsTo }): AppEffect => ({
  ...spec,
  belongsTo,
  run: bound[belongsTo]<K>((context) => spec.run(context)),
});

/** Milliseconds until that much has passed since then; a clock that was set back makes nobody wait longer. */
export const untilPassed = (since: number, ms: number, now: number): number =>
  Math.min(ms, Math.max(0, since + ms - now));
