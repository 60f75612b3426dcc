import type { EventUses } from './eventUses.ts';
import type { EventsMet } from './runReport.ts';

/** More would not make a page more useful. */
const MOST_STORIES = 6;

type Stories = ReadonlyMap<string, EventsMet>;

const meets = ({ given, since }: EventsMet, type: string): boolean =>
  given.includes(type) || since.includes(type);

/** Stories that are about events come first, then those that were given it; of these the ones with the fewest other events. */
const rankOf = (id: string, met: EventsMet, type: string): number => {
  const size = met.given.length + met.since.length;
  const isGiven = met.given.includes(type);
  return (id.startsWith('70-events') ? 0 : 2_000) + (isGiven ? 0 : 1_000) + size;
};

/** At most one story of a file at first: six of one page would tell the same six times. */
const spread = (ids: readonly string[]): readonly string[] => {
  const fileOf = (id: string): string => id.split('--')[0] ?? id;
  const first = ids.filter((id, index) => ids.findIndex((other) => fileOf(other) === fileOf(id)) === index);
  return [...first, ...ids.filter((id) => !first.includes(id))].slice(0, MOST_STORIES);
};

/** What is given always comes; what the effects bring may come a moment late, and serves only where nothing else does. */
const surest = (type: string, stories: Stories): Stories => {
  const given = [...stories].filter(([, met]) => met.given.includes(type));
  return new Map(given.length > 0 ? given : [...stories].filter(([, met]) => meets(met, type)));
};

const storiesOf = (type: string, stories: Stories, known: readonly string[]): readonly string[] => {
  const sure = surest(type, stories);
  const kept = known.filter((id) => !stories.has(id) || sure.has(id));
  const candidates = [...sure]
    .toSorted(([a, metA], [b, metB]) => rankOf(a, metA, type) - rankOf(b, metB, type) || (a < b ? -1 : 1))
    .map(([id]) => id)
    .filter((id) => !kept.includes(id));
  return spread([...kept, ...candidates]).toSorted();
};

export interface RecordedRun {
  readonly types: readonly string[];
  /** What the stories of this run have met; a run of some stories says nothing of the others. */
  readonly stories: Stories;
  readonly known: EventUses;
}

/** The stories of each event: what was recorded before and still holds, filled up from this run. */
export const chosenUses = ({ types, stories, known }: RecordedRun): EventUses =>
  Object.fromEntries(
    types
      .toSorted()
      .map((type) => [type, storiesOf(type, stories, known[type] ?? [])] as const)
      .filter(([, ids]) => ids.length > 0),
  );
