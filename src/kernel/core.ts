import { attempt } from './attempt.ts';
import type { Reduce, Rules } from './define.ts';
import type { Draft, EventOf, PayloadOf, Registry } from './event.ts';
import { groupByType } from './groupByType.ts';
import { createListeners } from './listeners.ts';
import { createObservers } from './observers.ts';
import type { World } from './world.ts';

/** What events mean, and what follows from them at once. */
export interface Behaviour<R extends Registry, S> {
  readonly events: Partial<R>;
  readonly reduce: Reduce<R, S>;
  readonly rules: readonly Rules<R, S>[];
  /** Names what differs between two states, for keyed subscriptions. */
  changedKeys?(before: S, after: S, commit: readonly EventOf<R>[]): Iterable<string>;
  /**
   * Of a part of an app: the events of which it knows all that they mean. Any other waits, with all that would follow
   * from it, until the store is completed.
   */
  readonly known?: ReadonlySet<string>;
  /** Of these, the ones that may happen before what waits: nothing depends on which comes first. Without it, all. */
  readonly apart?: ReadonlySet<string>;
}

type EmitArguments<R extends Registry, K extends keyof R & string> = keyof PayloadOf<R, K> extends never
  ? [type: K]
  : [type: K, payload: PayloadOf<R, K>];

/** An event to be, and the one that it follows from. */
export type Pending<R extends Registry> = { readonly draft: Draft<R>; readonly cause: EventOf<R> | null };

/** A store without effects: all that a page needs to be shown and pressed. */
export interface Core<R extends Registry, S> {
  readonly state: () => S;
  /** The state that the server rendered; React reads it while hydrating. */
  readonly serverState: () => S;
  /** Calls back after a commit that changed the state or, with a key, what the key names. */
  readonly subscribe: (onChange: () => void, key?: string) => () => void;
  readonly emit: <K extends keyof R & string>(...draft: EmitArguments<R, K>) => void;
  readonly enqueue: (pending: Pending<R>) => void;
  /** Tells every event in the order of reduction, after its whole commit is visible. The result ends it. */
  readonly observe: (observer: (event: EventOf<R>) => void) => () => void;
  /** Tells every commit as a whole, its root first, before its events are told one by one. */
  readonly observeCommits: (observer: (commit: readonly EventOf<R>[]) => void) => () => void;
  /** Puts the whole app, or more of it, in the place of a part; what has waited happens now, in its order. */
  readonly complete: (whole: Behaviour<R, S>) => void;
  /** Calls back with the type of each event that begins to wait. The result ends it. */
  readonly whenWaiting: (listener: (type: string) => void) => () => void;
}

const [MAX_BATCH, MAX_DEPTH] = [200, 32];

type Rule<R extends Registry, S> = (state: S, event: never) => readonly Draft<R>[];

/**
 * Reduces a root and everything the rules add to it: the events in their order, and the state after all of them; null
 * where one of them is not known.
 */
function commitOf<R extends Registry, S>({ events, known, reduce, rules }: Behaviour<R, S>, world: World) {
  const stamp = ({ draft, cause }: Pending<R>, time: number): EventOf<R> => {
    const id = world.newId();
    const depth = cause ? cause.depth + 1 : 0;
    if (depth > MAX_DEPTH) throw new Error(`Event loop: ${draft.type} after ${cause?.correlation}`);
    return {
      type: draft.type,
      payload: draft.payload,
      id,
      depth,
      time,
      source: events[draft.type]?.source,
      causation: cause?.id ?? null,
      correlation: cause?.correlation ?? id,
    } as unknown as EventOf<R>;
  };
  const ruled = groupByType(rules.flatMap((table) => Object.entries<Rule<R, S> | undefined>(table)));
  return (before: S, pending: Pending<R>): { batch: readonly EventOf<R>[]; state: S } | null => {
    if (known?.has(pending.draft.type) === false) return null;
    // A commit is one moment.
    const now = world.now();
    const batch = [stamp(pending, now)];
    let state = before;
    for (const event of batch) {
      if (known?.has(event.type) === false) return null;
      state = reduce(state, event);
      for (const rule of ruled(event.type))
        for (const draft of rule?.(state, event as never) ?? [])
          batch.push(stamp({ draft, cause: event }, now));
      if (batch.length > MAX_BATCH)
        throw new Error(`Rule loop after ${pending.draft.type} (${batch[0]?.id})`);
    }
    return { batch, state };
  };
}

/** The cycle: inbox → commit (reduce, rules) → notify → publish. Guarantees: docs/architecture.md. */
export function createCore<R extends Registry, S>(
  first: Behaviour<R, S>,
  world: World,
  initial: S,
): Core<R, S> {
  let state = initial;
  let draining = false;
  let behaviour = first;
  let commit = commitOf(first, world);
  const observers = createObservers<EventOf<R>>(world, 'observer');
  const commitObservers = createObservers<readonly EventOf<R>[]>(world, 'observer');
  const waits = createObservers<string>(world, 'waiting');
  const [inbox, waiting]: [Pending<R>[], Pending<R>[]] = [[], []];
  const call = (listener: () => void): void => listener();
  const listeners = createListeners((listener) => attempt(world, 'listener', call, listener));

  const wait = (head: Pending<R>): void => {
    waiting.push(head);
    waits.tell(head.draft.type);
  };
  /** Nothing of a commit is visible until all of it is done. */
  const publish = (head: Pending<R>): void => {
    const before = state;
    const mayOvertake = waiting.length === 0 || behaviour.apart?.has(head.draft.type) !== false;
    const done = mayOvertake ? commit(before, head) : null;
    if (done === null) return wait(head);
    const { batch, state: after } = done;
    state = after;
    if (after !== before) listeners.notify(() => behaviour.changedKeys?.(before, after, batch) ?? []);
    commitObservers.tell(batch);
    for (const event of batch) observers.tell(event);
  };
  const enqueue = (...pending: readonly Pending<R>[]) => {
    inbox.push(...pending);
    if (draining) return;
    draining = true;
    try {
      for (let head = inbox.shift(); head; head = inbox.shift())
        attempt(world, head.draft.type, publish, head);
    } finally {
      draining = false;
    }
  };
  return {
    enqueue,
    state: () => state,
    serverState: () => initial,
    subscribe: (onChange, key) => listeners.add(onChange, key),
    emit: (type, payload = {} as never) => enqueue({ draft: { type, payload } as never, cause: null }),
    observe: observers.add,
    observeCommits: commitObservers.add,
    whenWaiting: waits.add,
    complete(whole) {
      behaviour = whole;
      commit = commitOf(whole, world);
      enqueue(...waiting.splice(0));
    },
  };
}
