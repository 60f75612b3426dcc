import type { CatalogAnswer } from '../../../src/slices/catalog/events.ts';
import { startBuild, type Build } from './build.ts';
import { differencesIn, explained, grouped, type Difference } from './differences.ts';
import type { Journal } from './journals.ts';

export interface Compared {
  /** Lines for people; none where the builds agree. */
  readonly lines: readonly string[];
  /** What only one of the builds has: no difference by itself. */
  readonly notes: readonly string[];
  readonly events: number;
}

const foldedByBoth = async (journal: Journal, before: Build, after: Build) => {
  const [one, other] = await Promise.all([before.fold(journal.text), after.fold(journal.text)]);
  const events = other.problem === null ? other.types.length - 1 : 0;
  return { differences: differencesIn(journal, one, other), events };
};

const common = (one: readonly string[], other: readonly string[]): readonly string[] => {
  const known = new Set(one);
  return other.filter((name) => known.has(name));
};

const lacking = (known: readonly string[], shared: readonly string[], build: string): readonly string[] => {
  const rest = known.filter((name) => !shared.includes(name));
  return rest.length === 0 ? [] : [`${build}: ${rest.join(', ')}`];
};

/** Agrees on what both builds know; what only one of them has is told and left out. */
async function agreed(before: Build, after: Build): Promise<readonly string[]> {
  const shared = {
    fields: common(before.known.fields, after.known.fields),
    selectors: common(before.known.selectors, after.known.selectors),
  };
  await before.compareBy(shared);
  await after.compareBy(shared);
  return (['fields', 'selectors'] as const).flatMap((kind) => [
    ...lacking(before.known[kind], shared[kind], `${kind} that went`),
    ...lacking(after.known[kind], shared[kind], `${kind} that came`),
  ]);
}

/** Folds each journal by the builds of two trees, side by side, and tells where they first part ways. */
export async function compared(
  trees: readonly [before: string, after: string],
  journals: readonly Journal[],
  catalog: CatalogAnswer,
): Promise<Compared> {
  const [before, after] = await Promise.all([startBuild(trees[0], catalog), startBuild(trees[1], catalog)]);
  try {
    const notes = await agreed(before, after);
    const differences: Difference[] = [];
    let events = 0;
    for (const journal of journals) {
      const both = await foldedByBoth(journal, before, after);
      differences.push(...both.differences);
      events += both.events;
    }
    const lines: string[] = [];
    for (const { first, count } of grouped(differences)) {
      const { kind, at, type, journal } = first;
      lines.push(
        `${kind}: ${count} of ${journals.length} journals, as in ${journal.name} after ${at}. ${type}`,
      );
      lines.push(...(await explained(first, before, after)).map((line) => `  ${line}`));
    }
    return { lines, notes, events };
  } finally {
    before.end();
    after.end();
  }
}
