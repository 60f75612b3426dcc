import { examples } from '../examples/all.ts';
import { isFromState } from '../examples/example.ts';
import { TOKEN } from '../examples/samples.ts';
import { states, type StateName } from '../states.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Of what only a state knows, what stands in the example for it; null where the example does not speak of it. */
const valueIn = (part: unknown, name: string): string | null => {
  if (isFromState(part)) return part.fromState === name ? part.value : null;
  if (!isObject(part)) return null;
  for (const each of Object.values(part)) {
    const found = valueIn(each, name);
    if (found !== null) return found;
  }
  return null;
};

const valueOf = (state: StateName, name: string): string => {
  if (name === 'token') return TOKEN;
  const found = examples
    .filter(({ given = [] }) => given.some((each) => each.name === state))
    .map((example) => valueIn(example, name))
    .find((value) => value !== null);
  return found ?? `example-${name}`;
};

/** What a state answers: the values by which the examples go. */
export const stateValues = (state: StateName): Readonly<Record<string, string>> =>
  Object.fromEntries(
    states[state].values
      .filter((name) => name !== 'code' || state === 'there is a promotion')
      .map((name) => [name, valueOf(state, name)]),
  );
