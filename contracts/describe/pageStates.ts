import type { Example } from '../examples/example.ts';
import { plain } from '../examples/example.ts';
import { states, type Given, type StateName } from '../states.ts';
import { isJsonObject, toJson } from './json.ts';
import { anchor, blocks, code, link, slugOf, table } from './markdown.ts';

const isStateName = (name: string): name is StateName => Object.hasOwn(states, name);
const stateAnchor = (name: string): string => `state-${slugOf(name)}`;
const listed = (names: readonly string[]): string => names.map(code).join(', ');

const parametersText = ({ parameters }: Given): string => {
  const json = toJson(plain(parameters));
  const isEmpty = !isJsonObject(json) || Object.keys(json).length === 0;
  return isEmpty ? '' : ` with ${code(JSON.stringify(json))}`;
};

const valuesText = (name: StateName): string =>
  states[name].values.length === 0 ? '' : ` Answers ${listed(states[name].values)}.`;

/** What has to hold before an example is true. */
export const givenList = ({ given = [] }: Pick<Example, 'given'>): string =>
  given
    .map(
      (state) =>
        `- given ${link(state.name, stateAnchor(state.name))}${parametersText(state)}: ${states[state.name].sentence}${valuesText(state.name)}`,
    )
    .join('\n');

/** Every provider state with its sentence, its parameters and what the provider answers. */
export const statesSection = (): string =>
  blocks(
    `${anchor('states')}\n## Provider states`,
    'What a service under verification is asked to bring about. All sums in roubles; each state comes on top of those before it. A service without something of the kind answers `{"notApplicable": "<reason>"}`; a state that is optional need not be known.',
    table(
      ['state', 'what it means', 'parameters', 'answered values', 'may be answered'],
      Object.keys(states)
        .filter(isStateName)
        .map((name) => [
          `${anchor(stateAnchor(name))}${code(name)}`,
          `${states[name].isOptional ? 'Optional. ' : ''}${states[name].sentence}`,
          listed(states[name].names),
          listed(states[name].values.filter((value) => !states[name].optionalValues.includes(value))),
          listed(states[name].optionalValues),
        ]),
    ),
  );
