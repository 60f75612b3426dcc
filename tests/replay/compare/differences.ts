import { changesBetween } from '../../../src/app/journal/changes.ts';
import type { Build } from './build.ts';
import { KINDS, type Folded, type Kind, type Seen } from './folding.ts';
import type { Journal } from './journals.ts';

/** Where two builds part ways over a journal. */
export interface Difference {
  readonly journal: Journal;
  readonly kind: Kind | 'reading';
  /** 0: the start; else the number of the event, as `npm run replay` counts. */
  readonly at: number;
  /** Of that event. */
  readonly type: string;
}

const firstOther = (one: readonly string[], other: readonly string[]): number => {
  const length = Math.max(one.length, other.length);
  for (let at = 0; at < length; at += 1) if (one[at] !== other[at]) return at;
  return -1;
};

/** The first difference of each kind; none where both say the same. */
export function differencesIn(journal: Journal, before: Folded, after: Folded): readonly Difference[] {
  if (before.problem !== null || after.problem !== null)
    return before.problem === after.problem
      ? []
      : [
          {
            journal,
            kind: 'reading',
            at: 0,
            type: `${before.problem ?? 'read'} → ${after.problem ?? 'read'}`,
          },
        ];
  const reading = firstOther(before.types, after.types);
  if (reading >= 0)
    return [{ journal, kind: 'reading', at: reading, type: after.types[reading] ?? 'nothing' }];
  return KINDS.flatMap((kind) => {
    const at = firstOther(before[kind], after[kind]);
    return at < 0 ? [] : [{ journal, kind, at, type: after.types[at]! }];
  });
}

/** Characters of a value that a line shows, and places that a difference names. */
const LONGEST = 80;
const MOST = 5;

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
};

const wholeOf = (seen: Seen | null, kind: Kind): object =>
  kind === 'rules' ? { rules: seen?.rules ?? [] } : (seen?.[kind] ?? {});

/** What differs, place by place: `cart.lines[e2/0].quantity: 2 → 3`. */
export async function explained(
  { journal, kind, at }: Difference,
  before: Build,
  after: Build,
): Promise<readonly string[]> {
  if (kind === 'reading') return [];
  const [one, other] = [await before.look(journal.text, at), await after.look(journal.text, at)];
  const changes = changesBetween(wholeOf(one, kind), wholeOf(other, kind));
  return [
    ...changes
      .slice(0, MOST)
      .map((change) => `${change.path}: ${shown(change.before)} → ${shown(change.after)}`),
    ...(changes.length > MOST ? [`and ${changes.length - MOST} places more`] : []),
  ];
}

/** Differences of one kind whose first event is of one type. */
export interface Group {
  readonly first: Difference;
  readonly count: number;
}

export function grouped(differences: readonly Difference[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const difference of differences) {
    const key = `${difference.kind} ${difference.type}`;
    const known = groups.get(key);
    groups.set(key, { first: known?.first ?? difference, count: (known?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}
