/** How much of what happened in all tabs a state holds. */
export interface Version {
  /** Grows with every change; a greater one is never older. */
  readonly rev: number;
  /** Where this state came about; it decides between two of one rev. */
  readonly tab: string;
  /** The last change of each tab that is in the state. */
  readonly known: Readonly<Record<string, number>>;
}

/**
 * A logout opens the next generation: its rev is greater than any that a tab can reach without having heard of it, however
 * long that tab went on by itself.
 */
const GENERATION = 1_000_000_000;
export const generationOf = (rev: number): number => Math.floor(rev / GENERATION);
/** A greater one cannot have come about by logouts. */
export const MAX_REV = GENERATION * 1_000_000;
/** Tabs whose changes are remembered: those of long ago send nothing any more. */
const MAX_KNOWN = 16;

/** Lamport's clock of one tab; every function below answers with a new one. */
export interface TabClock {
  readonly tab: string;
  readonly rev: number;
  /** The greatest rev of this generation that was heard of: the next change passes it. */
  readonly seen: number;
  /** The tab where the state came about. */
  readonly holder: string;
  /** By tab, longest ago first. */
  readonly known: ReadonlyMap<string, number>;
}

const remembering = (known: TabClock['known'], tab: string, rev: number): TabClock['known'] => {
  if ((known.get(tab) ?? -1) >= rev) return known;
  const next = new Map(known);
  next.delete(tab);
  next.set(tab, rev);
  for (const longestAgo of next.keys()) {
    if (next.size <= MAX_KNOWN) break;
    next.delete(longestAgo);
  }
  return next;
};
const reaching = (clock: TabClock, to: number): TabClock => {
  const rev = Math.max(clock.rev, to);
  return { ...clock, rev, seen: Math.max(clock.seen, rev) };
};
/** Whatever was known before a logout is not in the state any more. */
const knownAt = (clock: TabClock, rev: number): TabClock['known'] =>
  isOfLaterGeneration(clock, rev) ? new Map() : clock.known;
const changed = (clock: TabClock, to: number): TabClock => ({
  ...reaching(clock, to),
  holder: clock.tab,
  known: remembering(knownAt(clock, to), clock.tab, to),
});
const mapOf = (known: Version['known']): TabClock['known'] => new Map(Object.entries(known));

/** The state is another tab's, and knows what that one knew. */
export const adopted = (clock: TabClock, { rev, tab, known }: Version): TabClock => ({
  ...reaching(clock, rev),
  holder: tab,
  known: mapOf(known),
});

/** Another tab holds the same state: whatever either of the two knew is in it. */
export const agreed = (clock: TabClock, { rev, tab, known }: Version): TabClock => ({
  ...reaching(clock, rev),
  holder: rev > clock.rev ? tab : clock.holder,
  known: Object.entries(known).reduce((sum, [of, last]) => remembering(sum, of, last), knownAt(clock, rev)),
});

/** The clock of a tab that has just begun, `start` being the version of the state that it begins with. */
export const createClock = (tab: string, start: Version | null = null): TabClock => {
  const clock: TabClock = { tab, rev: 0, seen: 0, holder: tab, known: new Map() };
  return start ? adopted(clock, start) : clock;
};

/** This tab has changed something. */
export const advanced = (clock: TabClock): TabClock => changed(clock, clock.seen + 1);

/** This tab has logged out. */
export const generationEnded = (clock: TabClock): TabClock =>
  changed(clock, (generationOf(clock.seen) + 1) * GENERATION);

/** Another tab has got so far; what it holds is not known yet. */
export const heardOf = (clock: TabClock, rev: number): TabClock =>
  generationOf(rev) === generationOf(clock.rev) && rev > clock.seen ? { ...clock, seen: rev } : clock;

/** A change of another tab is in the state. What came about side by side makes a state that is newer than both. */
export const absorbed = (clock: TabClock, { rev, tab }: Pick<Version, 'rev' | 'tab'>): TabClock => ({
  ...reaching(clock, rev > clock.rev ? rev : clock.rev + 1),
  holder: clock.tab,
  known: remembering(knownAt(clock, rev), tab, rev),
});

/** How far the clock's state is, as it is told to others. */
export const versionOf = ({ rev, holder, known }: TabClock): Version => ({
  rev,
  tab: holder,
  known: Object.fromEntries(known),
});

/** The last change of a tab that is known there; what a full memory has forgotten was known to it. */
const lastOf = (known: TabClock['known'], tab: string): number =>
  known.get(tab) ?? (known.size < MAX_KNOWN ? 0 : Math.min(...known.values()));
const holdsAll = (there: TabClock['known'], here: TabClock['known']): boolean =>
  [...here].every(([tab, rev]) => lastOf(there, tab) >= rev);

/** True when such a state holds that tab's changes up to this one. */
export const knows = (known: Version['known'], { rev, tab }: Pick<Version, 'rev' | 'tab'>): boolean =>
  lastOf(mapOf(known), tab) >= rev;

/** True when such a state holds what this one lacks. */
export const hasMissed = ({ known }: TabClock, others: Version['known']): boolean =>
  !holdsAll(known, mapOf(others));

/** True when such a state holds all that this one does. */
export const isWithin = ({ known }: TabClock, others: Version['known']): boolean =>
  holdsAll(mapOf(others), known);

/** True when a state of that rev comes after a logout that the clock's state has not heard of. */
export const isOfLaterGeneration = (clock: TabClock, rev: number): boolean =>
  generationOf(rev) > generationOf(clock.rev);

/** True when a state of that rev comes before a logout that the clock's state has heard of. */
export const isOfEarlierGeneration = (clock: TabClock, rev: number): boolean =>
  generationOf(rev) < generationOf(clock.rev);
