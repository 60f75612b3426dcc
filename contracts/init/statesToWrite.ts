import { definitionOf, type Schema } from '../definition.ts';
import { isStateName, states, type StateName } from '../states.ts';
import type { StateToWrite } from './language.ts';

const shapeOf = (schema: Schema): Readonly<Record<string, Schema>> => {
  const def = definitionOf(schema);
  return def.type === 'object' ? def.shape : {};
};

const kindOf = (schema: Schema): string => {
  const def = definitionOf(schema);
  if (def.type === 'nullable') return `${kindOf(def.innerType)} or null`;
  if (def.type === 'record') return 'object of texts';
  if (def.type === 'object') return `object with ${parametersText(schema)}`;
  return def.type === 'number' ? 'number' : 'text';
};

const parametersText = (schema: Schema): string =>
  Object.entries(shapeOf(schema))
    .map(([name, part]) => `${name} (${kindOf(part)})`)
    .join(', ');

const answersText = (name: StateName): string => {
  const { values, optionalValues } = states[name];
  const needed = values.filter((value) => !optionalValues.includes(value));
  return [
    ...(needed.length > 0 ? [`Answers ${needed.join(', ')}.`] : []),
    ...(optionalValues.length > 0 ? [`May answer ${optionalValues.join(', ')}.`] : []),
  ].join(' ');
};

const commentOf = (name: StateName): readonly string[] => {
  const { sentence, parameters, isOptional } = states[name];
  const taken = parametersText(parameters);
  return [
    `${isOptional ? 'Optional. ' : ''}${sentence}`,
    ...(taken === '' ? [] : [`Parameters: ${taken}.`]),
    answersText(name),
  ].filter((line) => line !== '');
};

/** Every state of the contract as a skeleton shows it. */
export const statesToWrite: readonly StateToWrite[] = Object.keys(states)
  .filter(isStateName)
  .map((name) => ({ name, parameters: states[name].names, comment: commentOf(name) }));
