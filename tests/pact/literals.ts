import * as z from 'zod/mini';
import { statusOf, type Interaction, type Matcher, type PactFile, type ResponsePart } from './pactFile.ts';

type Path = readonly (string | number)[];

/** Paths of the values that are no objects or lists. */
const leavesOf = (value: unknown, path: Path): readonly Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, part]) => leavesOf(part, [...path, key]));
};

const STEP = /\.([\w-]+)|\['([^']+)'\]|\[(\d+|\*)\]|\.(\*)/g;
const stepsOf = (rulePath: string): readonly string[] =>
  [...rulePath.matchAll(STEP)].map(([, name, quoted, index, any]) => name ?? quoted ?? index ?? any ?? '');

const fits = (steps: readonly string[], path: Path): boolean =>
  steps.length === path.length && steps.every((step, at) => step === '*' || step === String(path[at]));

/** Whether an `arrayContains` rule frees a value by the rules of its variant, which begin at the list's item. */
const fitsVariant = (steps: readonly string[], { variants = [] }: Matcher, path: Path): boolean => {
  const [index, ...inside] = path.slice(steps.length);
  if (!fits(steps, path.slice(0, steps.length))) return false;
  const variant = variants.find((candidate) => candidate.index === index);
  return Object.keys(variant?.rules ?? {}).some((rulePath) => fits(stepsOf(rulePath), inside));
};

const partOf = (interaction: Interaction): ResponsePart | null =>
  statusOf(interaction) === null ? null : (interaction.response as ResponsePart);

const header = z.record(z.string(), z.unknown());
/** It says how a body is read, and the pact asks for it by itself. */
const TYPE = 'content-type';

/** Headers of the answer that would have to be the same letter for letter. */
const literalHeadersOf = (interaction: Interaction): readonly string[] => {
  const { headers, matchingRules } = partOf(interaction) ?? {};
  const ruled = new Set(Object.keys(header.safeParse(matchingRules?.['header']).data ?? {}));
  return Object.keys(header.safeParse(headers).data ?? {})
    .filter((name) => name.toLowerCase() !== TYPE && !ruled.has(name))
    .map((name) => `${interaction.description}: ${name}`);
};

const literalsOf = (interaction: Interaction): readonly string[] => {
  const { body, matchingRules } = partOf(interaction) ?? {};
  if (body === undefined) return [];
  const rules = Object.entries(matchingRules?.body ?? {}).map(([path, { matchers }]) => ({
    steps: stepsOf(path),
    matchers,
  }));
  const isFree = (path: Path): boolean =>
    rules.some(({ steps, matchers }) =>
      matchers.some(
        (matcher) => (matcher.match !== 'equality' && fits(steps, path)) || fitsVariant(steps, matcher, path),
      ),
    );
  return leavesOf(body.content, [])
    .filter((path) => !isFree(path))
    .map((path) => `${interaction.description}: ${path.join('.')}`);
};

/** Values of answers that a provider would have to repeat letter for letter. */
export const literals = ({ interactions }: PactFile): readonly string[] =>
  interactions.flatMap((interaction) => [...literalsOf(interaction), ...literalHeadersOf(interaction)]);
