import * as rx from 'rxjs';
import type { Effect, Origin, Policy, Reduce, Rules } from './define.ts';
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

/** The cycle: inbox → commit (reduce, rules) → notify → publish to effects. Guarantees: docs/architecture.md. */
export function createStore<R extends Registry, S, W extends World>(
  app: App<R, S, W>,
  world: W,
  initial: S,
): Store<R, S> {
  type Event = EventOf<R>;
  type Pending = { readonly draft: Draft<R>; readonly cause: Event | null };
  let state = initial;
  let draining = false;
  const inbox: Pending[] = [];
  const attempt = <T>(where: string, run: () => T): T | undefined => {
    try {
      return run();
    } catch (error) {
      world.report(error, where);
      return undefined;
    }
  };
  const listeners = createListeners((listener) => attempt('listener', listener));
  const event$ = new rx.Subject<Event>();

  const stamp = ({ draft, cause }: Pending): Event => {
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

  /** Reduces the root and everything the rules add to it; nothing is visible until all of it is done. */
  const commit = (root: Event): readonly Event[] => {
    const batch = [root];
    let next = state;
    for (const event of batch) {
      next = app.reduce(next, event);
      for (const rules of app.rules)
        for (const draft of rules[event.type as keyof R]?.(next, event as never) ?? [])
          batch.push(stamp({ draft, cause: event }));
      if (batch.length > MAX_BATCH) throw new Error(`Rule loop after ${root.type} (${root.id})`);
    }
    state = next;
    return batch;
  };

  const publish = (head: Pending) =>
    attempt(head.draft.type, () => {
      const before = state;
      const batch = commit(stamp(head));
      if (state !== before) listeners.notify(() => app.changedKeys?.(before, state) ?? []);
      for (const event of batch) event$.next(event);
    });

  const enqueue = (pending: Pending) => {
    inbox.push(pending);
    if (draining) return;
    draining = true;
    try {
      for (let head = inbox.shift(); head; head = inbox.shift()) publish(head);
    } finally {
      draining = false;
    }
  };

  const context = { event$: event$.asObservable(), state: () => state, world };
  const surviving = <T>(where: string, run: () => rx.Observable<T>) =>
    rx.defer(run).pipe(rx.catchError((error: unknown) => (world.report(error, where), rx.EMPTY)));

  const runEffect = (effect: Effect<R, S, W>) => {
    const cancel$ = event$.pipe(rx.filter((event) => effect.until?.includes(event.type) ?? false));
    const run = ({ event, stateAtTrigger }: { event: Event; stateAtTrigger: S }) =>
      surviving(effect.name, () =>
        effect.run({ ...context, event, stateAtTrigger }).pipe(rx.takeUntil(cancel$)),
      ).pipe(rx.map((draft) => ({ draft, cause: event })));
    /** What the author of an effect wrote is guarded here too: a key that throws is reported and costs one trigger. */
    const triggeredBy = (event: Event) =>
      attempt(effect.name, () =>
        effect.on.includes(event.type)
          ? { event, stateAtTrigger: state, key: effect.key?.(event) ?? '' }
          : undefined,
      );
    return event$.pipe(
      rx.map(triggeredBy),
      rx.filter((trigger) => trigger !== undefined),
      rx.groupBy(({ key }) => key),
      rx.mergeMap((group$) => group$.pipe(operators[effect.policy](run))),
    );
  };
  const openOrigin = (origin: Origin<R, S, W>) =>
    surviving(origin.name, () => origin.open(context)).pipe(rx.map((draft) => ({ draft, cause: null })));

  return {
    event$: context.event$,
    state: context.state,
    serverState: () => initial,
    subscribe: (onChange, key) => listeners.add(onChange, key),
    emit: (type, payload = {} as never) => enqueue({ draft: { type, payload } as never, cause: null }),
    start: () => {
      const running = new rx.Subscription();
      for (const effect of app.effects) running.add(runEffect(effect).subscribe(enqueue));
      for (const origin of app.origins) running.add(openOrigin(origin).subscribe(enqueue));
      return running;
    },
  };
}
