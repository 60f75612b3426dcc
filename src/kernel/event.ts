/** Where an occurrence came from. Fixed by the event's definition, so no caller can misreport it. */
export type Source = 'user' | 'server' | 'timer' | 'tab' | 'system' | 'rule';

declare const brand: unique symbol;
/** Marks personal data. A payload that carries it does not compile until its masks are given. */
export type Secret<T> = T & { readonly [brand]: true };

/** Puts the brand on: done once, where personal data enters. */
export const secret = <T>(value: T): Secret<T> => value as Secret<T>;

type HasSecret<T> =
  T extends Secret<unknown> ? true : T extends object ? { [K in keyof T]: HasSecret<T[K]> }[keyof T] : false;
type SecretKeys<P> = { [K in keyof P]-?: true extends HasSecret<P[K]> ? K : never }[keyof P];
/** How the journal hides a payload's personal fields. A mask keeps the shape and the truthiness. */
export type Masks<P> = { readonly [K in keyof P]?: (value: P[K]) => P[K] };

/** What an event is, beyond its payload and its source. Whoever needs it reads it here and keeps no list of its own. */
export interface Traits {
  /**
   * Whether the customer changes with it what is ordered. Nobody may, while an order is under way. Stated by every event
   * of source `user` that means something for the cart.
   */
  readonly edits?: boolean;
  /**
   * Whether the customer's other tabs hear of it. False: it concerns one page (a tap whose facts travel, a form half
   * filled in, a dialog, a call under way) or comes from a tab itself. Stated by every event that means something for a
   * slice that is saved.
   */
  readonly shared?: boolean;
}

declare const carried: unique symbol;
/** What an event carries, for the compiler, and how the journal masks it. */
export interface Payload<P> {
  readonly masks: Masks<P>;
  readonly [carried]?: P;
}
export type EventSpec<P, S extends Source = Source, T extends Traits = Traits> = Payload<P> &
  Traits &
  T & { readonly source: S };
// oxlint-disable-next-line typescript/no-explicit-any -- the one place where the registry is heterogeneous
export type Registry = Readonly<Record<string, EventSpec<any>>>;

/** The payload of an event that says nothing but that it happened. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- an empty payload is what is meant
export type Empty = Readonly<Record<never, never>>;

/** The payload of an event and, for secret fields, how the journal masks them. */
export const payload = <P extends object>(
  ...masks: [SecretKeys<P>] extends [never] ? [] : [Required<Pick<Masks<P>, SecretKeys<P>>>]
): Payload<P> => ({ masks: (masks[0] ?? {}) as Masks<P> });

type OnlyTraits<T> = { readonly [K in Exclude<keyof T, keyof Traits>]: never };

/**
 * Defines one event: its source, its payload and its traits.
 *
 *     'cart/incrementTapped': fact('user', payload<{ lineId: LineId }>(), { edits: true, shared: false }),
 *     'cart/emptied': fact('rule', { shared: true }),
 *     'view/minutePassed': fact('timer'),
 */
export function fact<S extends Source, const T extends Traits = Empty>(
  source: S,
  traits?: T & OnlyTraits<T>,
): EventSpec<Empty, S, T>;
export function fact<S extends Source, P extends object, const T extends Traits = Empty>(
  source: S,
  carries: Payload<P>,
  traits?: T & OnlyTraits<T>,
): EventSpec<P, S, T>;
export function fact(source: Source, ...parts: readonly object[]): object {
  return Object.assign({ masks: {} }, ...parts, { source });
}

/** The events whose definition is of that kind: `Stating<AppEvents, { readonly shared: true }>`. */
export type Stating<R extends Registry, Kind> = {
  [K in keyof R]: R[K] extends Kind ? K : never;
}[keyof R];

export type PayloadOf<R extends Registry, K extends keyof R> = R[K] extends Payload<infer P> ? P : never;

/** One occurrence as the log keeps it. */
interface Envelope<T extends string, P> {
  readonly id: string;
  readonly type: T;
  readonly payload: P;
  /** Milliseconds since the epoch, taken from the world's clock when the event enters the queue. */
  readonly time: number;
  readonly source: Source;
  /** Id of the event that led to this one; null for a root. */
  readonly causation: string | null;
  /** Id of the root of the chain. */
  readonly correlation: string;
  /** Steps from the root of the chain. */
  readonly depth: number;
}
export type EventOf<R extends Registry, K extends keyof R = keyof R> = K extends keyof R & string
  ? Envelope<K, PayloadOf<R, K>>
  : never;
/** An event before the kernel has stamped it. */
export type Draft<R extends Registry, K extends keyof R = keyof R> = K extends keyof R & string
  ? { readonly type: K; readonly payload: PayloadOf<R, K> }
  : never;
