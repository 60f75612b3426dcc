import * as rx from 'rxjs';
import { groupByType } from './define.ts';
import type { Context, Effect, Origin, Policy, Reduce, Rules } from './define.ts';
import type { Draft, EventOf, PayloadOf, Registry } from './event.ts';
import { createListeners } from './listeners.ts';

/** What the kernel itself needs of the world. */
export interface World {
  /** Milliseconds since the epoch. */
  now(): number;
  newId(): string;
  report(error: unknown, where: string): void;
}

export interface App<R extends Registry, S, W extends World> {
  readonly events: R;
  readonly reduce: Reduce<R, S>;
  readonly rules: readonly Rules<R, S>[];
  readonly effects: readonly Effect<R, S, W>[];
  readonly origins: readonly Origin<R, S, W>[];
  /** Names what differs between two states, for keyed subscriptions. */
  changedKeys?(before: S, after: S): Iterable<string>;
}

type EmitArguments<R extends Registry, K extends keyof R & string> = keyof PayloadOf<R, K> extends never
  ? [type: K]
  : [type: K, payload: PayloadOf<R, K>];

export interface Store<R extends Registry, S> {
  /** Every event in the order of reduction, after its whole commit is visible. */
  readonly event$: rx.Observable<EventOf<R>>;
  state(): S;
  /** The state that the server rendered; React reads it while hydrating. */
  serverState(): S;
  /** Calls back after a commit that changed the state or, with a key, what the key names. */
  readonly subscribe: (onChange: () => void, key?: string) => () => void;
  readonly emit: <K extends keyof R & string>(...draft: EmitArguments<R, K>) => void;
  /** Opens effects and origins; before it the store is inert. The server never calls it. */
  start(): rx.Subscription;
}

const MAX_BATCH = 200;
const MAX_DEPTH = 32;
type Flatten = <A, B>(project: (value: A) => rx.Observable<B>) => rx.OperatorFunction<A, B>;
const operators: Record<Policy, Flatten> = {
  latest: rx.switchMap,
  first: rx.exhaustMap,
  queue: rx.concatMap,
  every: rx.mergeMap,
};

/** What throws is reported and ends nothing else. */
const attempt = <T>(world: World, where: string, run: () => T): T | undefined => {
  try {
    return run();
  } catch (error) {
    world.report(error, where);
    return undefined;
  }
};

type Rule<R extends Registry, S> = (state: S, event: never) => readonly Draft<R>[];
/** An event to be, and the one that it follows from. */
type Pending<R extends Registry> = { readonly draft: Draft<R>; readonly cause: EventOf<R> | null };

/** Reduces a root and everything the rules add to it: the events in their order, and the state after all of them. */
function commitOf<R extends Registry, S, W extends World>(app: App<R, S, W>, world: W) {
  type Event = EventOf<R>;
  const stamp = ({ draft, cause }: Pending<R>): Event => {
    const id = world.newId();
    const depth = cause ? cause.depth + 1 : 0;
    if (depth > MAX_DEPTH) throw new Error(`Event loop: ${draft.type} after ${cause?.correlation}`);
    return {
      ...draft,
      id,
      depth,
      time: world.now(),
      source: app.events[draft.type]?.source,
      causation: cause?.id ?? null,
      correlation: cause?.correlation ?? id,
    } as unknown as Event;
  };
  const rules = groupByType(app.rules.flatMap((table) => Object.entries<Rule<R, S> | undefined>(table)));
  return (before: S, pending: Pending<R>): { readonly batch: readonly Event[]; readonly state: S } => {
    const root = stamp(pending);
    const batch = [root];
    let state = before;
    for (const event of batch) {
      state = app.reduce(state, event);
      for (const rule of rules(event.type))
        for (const draft of rule?.(state, event as never) ?? []) batch.push(stamp({ draft, cause: event }));
      if (batch.length > MAX_BATCH) throw new Error(`Rule loop after ${root.type} (${root.id})`);
    }
    return { batch, state };
  };
}

/** What the effects and origins want, each in a stream of its own. */
function wantedBy<R extends Registry, S, W extends World>(app: App<R, S, W>, context: Context<R, S, W>) {
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

/** The cycle: inbox → commit (reduce, rules) → notify → publish to effects. Guarantees: docs/architecture.md. */
export function createStore<R extends Registry, S, W extends World>(
  app: App<R, S, W>,
  world: W,
  initial: S,
): Store<R, S> {
  let state = initial;
  let draining = false;
  const inbox: Pending<R>[] = [];
  const listeners = createListeners((listener) => attempt(world, 'listener', listener));
  const event$ = new rx.Subject<EventOf<R>>();
  const commit = commitOf(app, world);

  /** Nothing of a commit is visible until all of it is done. */
  const publish = (head: Pending<R>) =>
    attempt(world, head.draft.type, () => {
      const before = state;
      const { batch, state: after } = commit(before, head);
      state = after;
      if (after !== before) listeners.notify(() => app.changedKeys?.(before, after) ?? []);
      for (const event of batch) event$.next(event);
    });
  const enqueue = (pending: Pending<R>) => {
    inbox.push(pending);
    if (draining) return;
    draining = true;
    try {
      for (let head = inbox.shift(); head; head = inbox.shift()) publish(head);
    } finally {
      draining = false;
    }
  };
  const visible = { event$: event$.asObservable(), state: () => state };
  return {
    ...visible,
    serverState: () => initial,
    subscribe: (onChange, key) => listeners.add(onChange, key),
    emit: (type, payload = {} as never) => enqueue({ draft: { type, payload } as never, cause: null }),
    start: () => {
      const running = new rx.Subscription();
      for (const wanted$ of wantedBy(app, { ...visible, world })) running.add(wanted$.subscribe(enqueue));
      return running;
    },
  };
}
