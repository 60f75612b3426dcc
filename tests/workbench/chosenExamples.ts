import type { EventsMet } from './runReport.ts';

const sizeOf = (value: unknown): number => JSON.stringify(value).length;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** Two payloads with the same fields show the same. */
const fieldsOf = (value: unknown): string =>
  isObject(value) ? Object.keys(value).toSorted().join() : typeof value;

/** One payload of each event. What is known stays as long as a payload of this run has its fields; else the fullest comes. */
export function chosenExamples(
  types: readonly string[],
  stories: ReadonlyMap<string, EventsMet>,
  known: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const chosen = types.toSorted().map((type) => {
    const met = [...stories.values()].flatMap(({ examples }) => (type in examples ? [examples[type]] : []));
    const before = known[type];
    const isFresh = met.length === 0 || met.some((one) => fieldsOf(one) === fieldsOf(before));
    if (before !== undefined && isFresh) return [type, before] as const;
    return [type, met.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]] as const;
  });
  return Object.fromEntries(chosen.filter(([, example]) => example !== undefined));
}
