import {
  headersOf as namedHeaders,
  isFromState,
  plain,
  type Example,
  type FromState,
} from '../../contracts/examples/example.ts';
import { operationOf } from '../../contracts/operations.ts';
import { TOKEN } from '../../contracts/examples/samples.ts';
import { expression, type Injected } from './matchers.ts';

type Value = string | Injected;

const injected = ({ fromState, value }: FromState): Injected => expression(`\${${fromState}}`, value);
const valuesOf = (named: Readonly<Record<string, string | FromState>>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(named).map(([name, value]) => [name, isFromState(value) ? injected(value) : value]),
  );

/** A body as the pact holds it: exact, but for what only the provider's states know. */
export const bodyOf = (value: unknown): unknown => plain(value, injected);

/** The address with its parameters; a name without a value is an error of the example. */
export const pathOf = ({ operation, parameters = {} }: Example): Value => {
  const fill = (text: (value: string | FromState) => string): string =>
    operationOf(operation).route.path.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = parameters[name];
      if (value === undefined) throw new Error(`${operation} needs the parameter "${name}"`);
      return text(value);
    });
  const example = fill((value) => encodeURIComponent(isFromState(value) ? value.value : value));
  if (!Object.values(parameters).some(isFromState)) return example;
  const template = fill((value) =>
    isFromState(value) ? injected(value).expression : encodeURIComponent(value),
  );
  return expression(template, example);
};

export const queryOf = ({ query = {} }: Example): Record<string, Value> => valuesOf(query);

/** Only the headers that change the answer are part of the pact. */
export const headersOf = (example: Example): Record<string, Value> => ({
  ...(example.isSignedIn ? { authorization: expression('Bearer ${token}', `Bearer ${TOKEN}`) } : {}),
  ...(example.origin === undefined ? {} : { origin: example.origin }),
  ...valuesOf(namedHeaders(example)),
});
