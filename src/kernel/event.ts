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

declare const payload: unique symbol;
export interface EventSpec<P> {
  readonly source: Source;
  readonly masks: Masks<P>;
  readonly [payload]?: P;
}
// oxlint-disable-next-line typescript/no-explicit-any -- the one place where the registry is heterogeneous
export type Registry = Readonly<Record<string, EventSpec<any>>>;

/** The payload of an event that says nothing but that it happened. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- an empty payload is what is meant
export type Empty = Readonly<Record<never, never>>;

/** Defines one event: its payload type, its source and, for secret fields, how the journal masks them. */
export const fact = <P extends object = Empty>(
  source: Source,
  ...masks: [SecretKeys<P>] extends [never] ? [] : [Required<Pick<Masks<P>, SecretKeys<P>>>]
): EventSpec<P> => ({ source, masks: (masks[0] ?? {}) as Masks<P> });

export type PayloadOf<R extends Registry, K extends keyof R> = R[K] extends EventSpec<infer P> ? P : never;

/** One occurrence as the log keeps it. */
export interface Envelope<T extends string, P> {
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
