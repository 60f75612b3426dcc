import { headersOf, isFromState, plain, type Example } from '../examples/example.ts';
import type { Given } from '../states.ts';

/** A call as the stub reads it: its operation is known. */
export interface Called {
  readonly operation: Example['operation'];
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A state that is set, whoever has named it. */
export type SetState = Pick<Given, 'parameters'> & { readonly name: string };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isSame = (one: unknown, other: unknown): boolean => {
  if (!isObject(one) || !isObject(other)) return Object.is(one, other);
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]));
};

const headersFit = (example: Example, { headers }: Called): number =>
  Object.entries(headersOf(example)).reduce((sum, [name, value]) => {
    const wanted = isFromState(value) ? value.value : value;
    return sum + (headers[name] === wanted ? 1 : -1);
  }, 0);

const partsFit = (named: Example['parameters'], called: Readonly<Record<string, string>>): number =>
  Object.entries(named ?? {}).reduce(
    (sum, [name, value]) => sum + (called[name] === plain(value) ? 1 : -1),
    0,
  );

/** How much of the request is as in the example, less what is not. */
const likeness = (example: Example, called: Called): number =>
  headersFit(example, called) +
  partsFit(example.parameters, called.parameters) +
  partsFit(example.query, called.query) +
  (example.body === undefined || isSame(plain(example.body), called.body) ? 1 : -1);

const holds = (given: Given, set: readonly SetState[]): boolean =>
  set.some((state) => state.name === given.name && isSame(plain(given.parameters), state.parameters));

/** Of the examples whose states are all set the one with the likest request, then with the most states, then the first that was written. */
export const chosen = (
  examples: readonly Example[],
  called: Called,
  set: readonly SetState[],
): Example | null =>
  examples
    .filter(({ operation }) => operation === called.operation)
    .filter(({ given = [] }) => given.every((state) => holds(state, set)))
    .map((example) => ({
      example,
      states: example.given?.length ?? 0,
      likeness: likeness(example, called),
    }))
    .toSorted((one, other) => other.likeness - one.likeness || other.states - one.states)[0]?.example ?? null;
