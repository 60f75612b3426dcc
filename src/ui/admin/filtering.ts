import type { AppEvent } from '../../slices/events.ts';
import { SLICES, sliceOf, SOURCES } from './eventWords.ts';
import type { Cause, Visit } from './support.ts';

/** What of a visit is listed; '' is all. */
export interface Filter {
  readonly slice: string;
  readonly source: string;
  /** The type of the event with which a chain begins, or the place of that event. */
  readonly cause: string;
}

export const ALL: Filter = { slice: '', source: '', cause: '' };

interface Option {
  readonly value: string;
  readonly text: string;
}

const placesIn = ({ at, effects }: Cause): readonly number[] => [at, ...effects.flatMap(placesIn)];

/** The chain that begins with this event; by its type all that begin so. */
const isCause = ({ event, at }: Cause, cause: string): boolean =>
  cause === '' || event.type === cause || String(at) === cause;

/** The places in the log of what is listed. */
export function listed(
  { steps, causes }: Pick<Visit, 'steps' | 'causes'>,
  filter: Filter,
): readonly number[] {
  const { slice, source, cause } = filter;
  const isListed = (event: AppEvent): boolean =>
    (slice === '' || sliceOf(event) === slice) && (source === '' || event.source === source);
  return causes
    .filter((root) => isCause(root, cause))
    .flatMap(placesIn)
    .filter((at) => isListed(steps[at]!.event))
    .toSorted((a, b) => a - b);
}

const everything: Option = { value: '', text: 'все' };

const present = <K extends string>(
  words: Readonly<Record<K, string>>,
  met: ReadonlySet<string>,
  text: (key: string, word: string) => string,
): readonly Option[] =>
  Object.entries<string>(words)
    .filter(([key]) => met.has(key))
    .map(([key, word]) => ({ value: key, text: text(key, word) }));

/** What there is to choose between in a visit. */
export function choices({ steps, causes }: Pick<Visit, 'steps' | 'causes'>) {
  const events = steps.map(({ event }) => event);
  const roots = [...new Set(causes.map(({ event }) => event.type))].toSorted();
  return {
    slices: [everything, ...present(SLICES, new Set(events.map(sliceOf)), (key, word) => `${word} (${key})`)],
    sources: [
      everything,
      ...present(SOURCES, new Set(events.map(({ source }) => source)), (_, word) => word),
    ],
    causes: [everything, ...roots.map((type) => ({ value: type, text: type }))],
  };
}

/** The tree that an event stands in. */
export const treeOf = (causes: readonly Cause[], at: number): Cause | null =>
  causes.find((root) => placesIn(root).includes(at)) ?? null;
