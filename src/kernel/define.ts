import { produce, type Draft as Mutable } from 'immer';
import type { Observable } from 'rxjs';
import type { Draft, EventOf, Registry } from './event.ts';

/** What an event means for a state. Pure. */
export type Reduce<R extends Registry, S> = (state: S, event: EventOf<R>) => S;
/** Said to a draft of Immer or, where that would cost more than it saves, as the next state. */
type Meaning<R extends Registry, K extends keyof R, S> =
  | ((draft: Mutable<S>, event: EventOf<R, K>) => void | S)
  | { readonly next: (state: S, event: EventOf<R, K>) => S };

/** Own events must all be present (null: changes nothing); events of other slices may be. */
export type Meanings<R extends Registry, Own extends keyof R, S> = {
  readonly [K in Own]: Meaning<R, K, S> | null;
} & {
  readonly [K in Exclude<keyof R, Own>]?: Meaning<R, K, S>;
};

/** A reducer of one part of a state. It tells for which events it means something; all others leave the part as it is. */
export type PartReducer<R extends Registry, S> = Reduce<R, S> & { readonly types: readonly string[] };

/** Makes a slice's reducer from its table; an event without an entry keeps the slice's identity. */
export function defineReducer<R extends Registry, Own extends keyof R, S>(
  meanings: Meanings<R, Own, S>,
): PartReducer<R, S> {
  const table = new Map(Object.entries<Meaning<R, keyof R, S> | null | undefined>(meanings));
  const reduce: Reduce<R, S> = (state, event) => {
    const meaning = table.get(event.type);
    if (!meaning || 'next' in meaning) return meaning?.next(state, event as never) ?? state;
    return produce(state, (draft) => meaning(draft, event as never) as never);
  };
  return Object.assign(reduce, { types: [...table.keys()].filter((type) => table.get(type)) });
}

/** A pure decision: given the state after an event, which facts follow at once. */
export type Rules<R extends Registry, S> = {
  readonly [K in keyof R]?: (state: S, event: EventOf<R, K>) => readonly Draft<R>[];
};

export interface Context<R extends Registry, S, W> {
  readonly event$: Observable<EventOf<R>>;
  readonly state: () => S;
  /** The state each time that it has become another, with the first event of its commit. One look an event serves all who follow it. */
  readonly state$: Observable<S>;
  readonly world: W;
}
export interface EffectContext<R extends Registry, S, W, K extends keyof R> extends Context<R, S, W> {
  readonly event: EventOf<R, K>;
  /** The state when the trigger was published: a run that waited in a queue begins later. */
  readonly stateAtTrigger: S;
}

interface EffectBase<R extends Registry, S, W, K extends keyof R> {
  readonly name: string;
  readonly on: readonly K[];
  /** Runs with different keys do not disturb each other. Keys live as long as the page: keep them few. */
  key?(event: EventOf<R, K>): string;
  run(context: EffectContext<R, S, W, K>): Observable<Draft<R>>;
}
/**
 * Work in the world, as data. `policy` says what happens to a run in progress when the next trigger comes,
 * `until` which events cancel it; a queue cannot be cancelled, since its waiting runs would go on.
 */
export type Effect<R extends Registry, S, W, K extends keyof R = keyof R> = EffectBase<R, S, W, K> &
  (
    | { readonly policy: 'queue'; readonly until?: never; readonly delay?: never }
    | { readonly policy: 'first' | 'every'; readonly until?: readonly (keyof R)[]; readonly delay?: never }
    | {
        readonly policy: 'latest';
        readonly until?: readonly (keyof R)[];
        /** Milliseconds from the last trigger to the run: a burst costs one timer. Null: there is nothing to do any more. */
        delay?(context: Context<R, S, W>): number | null;
      }
  );
export type Policy = Effect<Registry, unknown, unknown>['policy'];

/** An origin of root events: a socket, a timer, the browser. */
export interface Origin<R extends Registry, S, W> {
  readonly name: string;
  open(context: Context<R, S, W>): Observable<Draft<R>>;
}
