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
const changed = (clock: TabClock, to: number): TabClock => {
  const reached = reaching(clock, to);
  return { ...reached, holder: clock.tab, known: remembering(clock.known, clock.tab, reached.rev) };
};

/** The state is another tab's. */
export const adopted = (clock: TabClock, version: Version): TabClock => {
  const known = [...Object.entries(version.known), [version.tab, version.rev] as const].reduce(
    (sum, [tab, rev]) => remembering(sum, tab, rev),
    clock.known,
  );
  return { ...reaching(clock, version.rev), holder: version.tab, known };
};

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
  known: remembering(clock.known, tab, rev),
});

/** How far the clock's state is, as it is told to others. */
export const versionOf = ({ rev, holder, known }: TabClock): Version => ({
  rev,
  tab: holder,
  known: Object.fromEntries(known),
});

/** True when the state holds that tab's changes up to this one. */
export const knows = ({ known }: TabClock, { rev, tab }: Pick<Version, 'rev' | 'tab'>): boolean =>
  (known.get(tab) ?? -1) >= rev;

/** True when such a state holds what this tab has never heard of. */
export const hasMissed = ({ tab, known }: TabClock, others: Version['known']): boolean =>
  Object.entries(others).some(([of, rev]) => of !== tab && (known.get(of) ?? 0) < rev);

/** True when such a state holds all that this tab has done. */
export const isWithin = ({ tab, known }: TabClock, version: Version): boolean =>
  (version.known[tab] ?? 0) >= (known.get(tab) ?? 0);

/** True when a state of that rev comes after a logout that the clock's state has not heard of. */
export const isOfLaterGeneration = (clock: TabClock, rev: number): boolean =>
  generationOf(rev) > generationOf(clock.rev);

/** True when a state of that rev comes before a logout that the clock's state has heard of. */
export const isOfEarlierGeneration = (clock: TabClock, rev: number): boolean =>
  generationOf(rev) < generationOf(clock.rev);
