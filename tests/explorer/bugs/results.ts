import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bug } from './bug.ts';
import { ROOT } from './tree.ts';

/** All of it takes hours: each that was tried stays until it is tried again. */
const KEPT = join(ROOT, 'tests/explorer/bugs/tried.json');
const TABLE = join(ROOT, 'docs/explorer.md');

/** What became of one hunt. */
export interface Result {
  readonly seed: number;
  readonly minutes: number;
  readonly visits: number;
  readonly found: {
    readonly seconds: number;
    readonly says: string;
    readonly words: string;
    /** The shortest that shows it, as somebody would tell it. */
    readonly acts: readonly string[];
    /** The visit that it begins with. */
    readonly visit: number;
  } | null;
  /** Sentences that fell and count for nothing: they did not repeat, or fell in the mended shop as well. */
  readonly noise: readonly string[];
}
export type Results = Readonly<Record<string, Result>>;

export const readResults = (): Results =>
  existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Results) : {};

/** The shop without any bug. */
export const SOUND = 'None: the shop as it is';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
const rowOf = ({ suffers, mendedBy, needs = 'not known yet' }: Bug, result: Result | undefined): string => {
  const commits = mendedBy.map((commit) => `\`${commit}\``).join(', ');
  if (!result) return `| ${cell(suffers)} | ${commits} | not tried | | | |`;
  const { found, minutes } = result;
  return found
    ? `| ${cell(suffers)} | ${commits} | yes | ${Math.round(found.seconds)} | «${cell(found.says)}» | ${cell(found.acts.join('; ') || 'as the visit begins')} |`
    : `| ${cell(suffers)} | ${commits} | no, in ${minutes} min | | | needs: ${cell(needs)} |`;
};

const soundWords = (result: Result | undefined): string =>
  result
    ? `The shop as it is, by the same seeds: ${result.visits} visits in ${result.minutes} min, ${result.found ? `«${result.found.says}» fell` : 'no sentence fell'}.`
    : 'The shop as it is was not explored by the same seeds yet.';

/** The page of the table. */
function tableOf(bugs: readonly Bug[], results: Results): string {
  const tried = bugs.filter(({ suffers }) => results[suffers]);
  const found = tried.filter(({ suffers }) => results[suffers]?.found);
  return `# What the explorer finds

\`npm run explore:bugs\` puts bugs that the history of this repository has mended back one by one, into a copy of the shop, and lets the
explorer loose on it (tests/explorer, [README](../tests/explorer/README.md)). A bug counts as found where a sentence that it breaks falls, falls again
when the visit is repeated, and does not fall when the shortened visit is played in the shop without the bug. This page is written by the
command; what it has found is kept in \`tests/explorer/bugs/tried.json\`.

**${found.length} of ${tried.length} were found**, of ${bugs.length} bugs. ${soundWords(results[SOUND])}

| what the customer suffers | mended by | found | after s | the sentence that fell | the shortest way there |
|---|---|---|---|---|---|
${bugs.map((bug) => rowOf(bug, results[bug.suffers])).join('\n')}
`;
}

/** Keeps it beside those that were found before, and writes the table. */
export function keepResult(bugs: readonly Bug[], suffers: string, result: Result): void {
  const results = { ...readResults(), [suffers]: result };
  writeFileSync(KEPT, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(TABLE, tableOf(bugs, results));
}
