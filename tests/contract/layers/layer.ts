/** What a service answers: a body that is read JSON, or a text that is sent as it is. Neither: an empty body. */
export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly text?: string;
}

/** A call of the API, as the service reads it. */
export interface Call {
  /** The operation of openapi.json; null for an address that it does not know. */
  readonly operation: string | null;
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What a verifier posts to the address of states. */
export interface StateCall {
  readonly state: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly action: string;
}

export type Next = (call: Call) => Promise<Answer>;
export type NextState = (asked: StateCall) => Promise<Answer>;

export interface LiveContext {
  /** Says something on all connections. */
  readonly broadcast: (frame: unknown) => void;
}

/**
 * A change of a running service, put around it: of its calls, of its states and of its live connection. `next` is the service
 * as it was; what a layer leaves out stays as it was.
 */
export interface Layer {
  readonly call?: (call: Call, next: Next) => Promise<Answer>;
  readonly state?: (asked: StateCall, next: NextState, call: Next) => Promise<Answer>;
  /** The frames that go out instead of one; a text goes out as it is. */
  readonly says?: (frame: Readonly<Record<string, unknown>>, live: LiveContext) => readonly unknown[];
  /** The frames that are heard instead of one. */
  readonly hears?: (frame: Readonly<Record<string, unknown>>) => readonly unknown[];
  /** The token of a connection. */
  readonly token?: (token: string | null) => string | null;
}

/** Makes a layer with a memory of its own. */
export type MakeLayer = () => Layer;

/** Several layers as one; the first is the outermost. */
export const stacked =
  (...makers: readonly MakeLayer[]): MakeLayer =>
  () => {
    const layers = makers.map((make) => make());
    return layers.reduceRight<Layer>((inner, outer) => around(outer, inner), {});
  };

const around = (outer: Layer, inner: Layer): Layer => {
  const innerCall = (call: Call, next: Next): Promise<Answer> => inner.call?.(call, next) ?? next(call);
  return {
    call: (call, next) => {
      const through: Next = (changed) => innerCall(changed, next);
      return outer.call?.(call, through) ?? through(call);
    },
    state: (asked, next, call) => {
      const through: NextState = (changed) => inner.state?.(changed, next, call) ?? next(changed);
      const calls: Next = (changed) => innerCall(changed, call);
      return outer.state?.(asked, through, calls) ?? through(asked);
    },
    says: (frame, live) =>
      (inner.says?.(frame, live) ?? [frame]).flatMap((said) =>
        isFields(said) ? (outer.says?.(said, live) ?? [said]) : [said],
      ),
    hears: (frame) =>
      (outer.hears?.(frame) ?? [frame]).flatMap((heard) =>
        isFields(heard) ? (inner.hears?.(heard) ?? [heard]) : [heard],
      ),
    token: (token) => {
      const outside = outer.token === undefined ? token : outer.token(token);
      return inner.token === undefined ? outside : inner.token(outside);
    },
  };
};

/** Whether a value is a JSON object. */
export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object without some of its fields. */
export const without = (
  fields: Readonly<Record<string, unknown>>,
  ...names: readonly string[]
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** Whether a value is a JSON list. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
