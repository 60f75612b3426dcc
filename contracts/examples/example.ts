import type { Outcomes } from '../alternatives/alternative.ts';
import type { OperationName } from '../operations.ts';
import type { Given, ValueName } from '../states.ts';

/** Part of a request that only the provider knows: its state answers it; `value` stands in an example. */
export interface FromState {
  readonly fromState: ValueName;
  readonly value: string;
}

/** A value of an answer that a state has given: it has to come back as it is. */
export interface Same {
  readonly same: unknown;
}

/** A value of an answer that has to be there, although the contract calls it optional or the project's own. */
export interface Needed {
  readonly needed: unknown;
}

/** A list of an answer that has to hold such items, among others and in any order. */
export interface Among {
  readonly among: readonly unknown[];
}

/**
 * One exchange with the back end, in plain data: the consumer's tests play it with the client's own port and write it into
 * the pact; OpenAPI and the page of the API show it. What an answer must look like follows from its schema in the contract.
 */
export interface Example {
  readonly operation: OperationName;
  /** Unique over all examples. */
  readonly description: string;
  readonly given?: readonly Given[];
  /** States that no pact names, since a service may not know them. */
  readonly where?: readonly Given[];
  /** With the session that the first state answers. */
  readonly isSignedIn?: true;
  readonly city?: string;
  readonly zone?: FromState;
  readonly parameters?: Readonly<Record<string, string | FromState>>;
  readonly query?: Readonly<Record<string, string | FromState>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** From a page of this origin, which may read no more of the answer than the answer allows. */
  readonly origin?: string;
  /** Exact: a field more or less is another request. It may hold `FromState` anywhere. */
  readonly body?: object;
  /** `success` where the client looks at nothing but that. */
  readonly status: number | 'success';
  /** Other ends that the specification allows; the first of them is this one. */
  readonly otherwise?: Outcomes;
  /**
   * The answer's body as JSON: the fields that it must have. A list shows one item, like which all of its items are, or
   * holds `Among`. What a state has given is `Same` or `FromState`. Absent: the client does not read the body.
   */
  readonly answer?: unknown;
  readonly plainAnswer?: string;
  readonly answerHeaders?: Readonly<Record<string, string>>;
}

export type Examples = Readonly<Record<string, Example>>;

export const fromState = (name: ValueName, value: string): FromState => ({ fromState: name, value });
export const same = (value: unknown): Same => ({ same: value });
export const needed = (value: unknown): Needed => ({ needed: value });
export const among = (...items: readonly unknown[]): Among => ({ among: items });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
export const isFromState = (value: unknown): value is FromState => isObject(value) && 'fromState' in value;
export const isSame = (value: unknown): value is Same => isObject(value) && 'same' in value;
export const isNeeded = (value: unknown): value is Needed => isObject(value) && 'needed' in value;
export const isAmong = (value: unknown): value is Among => isObject(value) && 'among' in value;

export const succeeds = ({ status }: Example): boolean => status === 'success' || status < 300;

/** The headers of the request, but for the session's bearer and the origin. */
export const headersOf = ({
  city,
  zone,
  headers,
}: Example): Readonly<Record<string, string | FromState>> => ({
  ...(city === undefined ? {} : { 'x-city': city }),
  ...(zone === undefined ? {} : { 'x-zone-id': zone }),
  ...headers,
});

/** Examples as JSON: what only a state knows stands there by its example, and a list by the items that it must hold. */
export const plain = (
  value: unknown,
  valueOf: (part: FromState) => unknown = (part) => part.value,
): unknown => {
  if (isFromState(value)) return valueOf(value);
  if (isSame(value)) return plain(value.same, valueOf);
  if (isNeeded(value)) return plain(value.needed, valueOf);
  if (isAmong(value)) return plain(value.among, valueOf);
  if (Array.isArray(value)) return value.map((part) => plain(part, valueOf));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part, valueOf)]));
};
