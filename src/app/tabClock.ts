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
 * A logout opens the next epoch: its rev is greater than any that a tab can reach without having heard of it, however
 * long that tab went on by itself.
 */
const EPOCH = 1_000_000_000;
export const epochOf = (rev: number): number => Math.floor(rev / EPOCH);
/** A greater one cannot have come about by logouts. */
export const MAX_REV = EPOCH * 1_000_000;
/** Tabs whose changes are remembered: those of long ago send nothing any more. */
const MAX_KNOWN = 16;

export interface TabClock {
  readonly tab: string;
  rev(): number;
  version(): Version;
  /** True when the state holds that tab's changes up to this one. */
  knows(rev: number, tab: string): boolean;
  /** True when such a state holds what this tab has never heard of. */
  hasMissed(known: Version['known']): boolean;
  /** True when such a state holds all that this tab has done. */
  isWithin(version: Version): boolean;
  /** This tab has changed something. */
  advance(): void;
  /** This tab has logged out. */
  endEpoch(): void;
  /** Another tab has got so far; what it holds is not known yet. */
  heard(rev: number): void;
  /** A change of another tab is in the state. */
  absorbed(rev: number, tab: string): void;
  /** The state is another tab's. */
  adopted(version: Version): void;
}

/** Lamport's clock of one tab. */
export function createClock(tab: string, start: Version | null = null): TabClock {
  const known = new Map(Object.entries(start?.known ?? {}));
  let rev = 0;
  let seen = 0;
  let holder = tab;

  const remember = (of: string, at: number) => {
    if ((known.get(of) ?? -1) >= at) return;
    known.delete(of);
    known.set(of, at);
    for (const oldest of known.keys()) if (known.size > MAX_KNOWN) known.delete(oldest);
  };
  const reach = (to: number) => {
    rev = Math.max(rev, to);
    seen = Math.max(seen, rev);
  };
  const change = (to: number) => {
    reach(to);
    remember(tab, rev);
    holder = tab;
  };
  const absorbed = (at: number, of: string) => {
    // What came about side by side makes a state that is newer than both.
    reach(at > rev ? at : rev + 1);
    remember(of, at);
    holder = tab;
  };
  const adopted = (version: Version) => {
    for (const [of, at] of Object.entries(version.known)) remember(of, at);
    remember(version.tab, version.rev);
    reach(version.rev);
    holder = version.tab;
  };
  if (start) adopted(start);
  return {
    tab,
    rev: () => rev,
    version: () => ({ rev, tab: holder, known: Object.fromEntries(known) }),
    knows: (at, of) => (known.get(of) ?? -1) >= at,
    hasMissed: (others) => Object.entries(others).some(([of, at]) => of !== tab && (known.get(of) ?? 0) < at),
    isWithin: (version) => (version.known[tab] ?? 0) >= (known.get(tab) ?? 0),
    advance: () => change(seen + 1),
    endEpoch: () => change((epochOf(seen) + 1) * EPOCH),
    heard: (at) => {
      if (epochOf(at) === epochOf(rev)) seen = Math.max(seen, at);
    },
    absorbed,
    adopted,
  };
}
