import { FAULTS, type Fault } from './faults.ts';
import type { Outcome, Way } from './outcome.ts';
import type { Row } from './row.ts';
import { RULES, type RuleName } from './rules.ts';

const WAYS: Readonly<Record<Way, string>> = {
  well: 'nothing to do',
  itself: 'by itself, within a minute or as the connection is back',
  press: 'the same press again',
  look: 'a later look at the page',
  poll: 'with the next poll',
  visit: 'with the next visit',
  login: 'a login',
};

const HEAD = `# Faults

Every operation of the contract × every fault, in the built shop in Chromium with the browser's clock in the test's hands
(\`tests/faults\`): what the customer reads, how it comes right once the fault is over without a reload, and, where that needs the next
poll, visit or login, or nothing is shown, by which rule. In every cell: no error that nobody caught, no blank page, no skeleton or
control that is busy after 12 s, and the cart as it was unless section 4 of the specification resets it. \`npm run test:deep\` plays all
cells, \`npm test\` a seeded tenth (\`FAULT_SEED\`); \`npm run test:faults\` plays all and writes this page when each is green.

What the shop's own server asks for a first page (cities, settings, menu and their versions) meets the same faults, \`server.faults.ts\`: a
page without one of the first three is a 503 that nobody keeps and that asks once more by itself (\`tests/e2e/brokenApi.test.ts\`), and a
page two seconds after the fault is over is whole; without a version, with a broken part or with 5 MB the page is what it always is.

`;

const TABLE = `
| operation | fault | the customer reads | it comes right | rule |
|---|---|---|---|---|
`;

const wordsOf = ({ words }: Outcome): string =>
  words.length === 0 ? 'nothing' : words.map((one) => `«${one}»`).join(', ');

interface Line {
  readonly faults: readonly Fault[];
  readonly outcome: Outcome;
}

const linesOf = (row: Row): readonly Line[] => {
  const lines = new Map<string, Line>();
  for (const fault of FAULTS) {
    const outcome = row.outcome(fault);
    const key = JSON.stringify(outcome);
    lines.set(key, { outcome, faults: [...(lines.get(key)?.faults ?? []), fault] });
  }
  return [...lines.values()];
};

const cells = ({ operation }: Row, { faults, outcome }: Line): string =>
  [
    `\`${operation}\``,
    faults.map(({ title }) => title).join('; '),
    wordsOf(outcome),
    WAYS[outcome.way],
    outcome.rule ?? '',
  ].join(' | ');

const ruleLine = (name: RuleName): string => {
  const { source, section, sentence } = RULES[name];
  return `- **${name}**: [${source}](${source}.md), section ${section}, «${sentence.replaceAll('|', '\\|')}»`;
};

const isRuleName = (name: string): name is RuleName => name in RULES;

/** docs/faults.md: what a run knows in which every cell is green. */
export function faultsPage(rows: readonly Row[]): string {
  const count = `${rows.length} operations, ${FAULTS.length} faults, ${rows.length * FAULTS.length} cells.\n`;
  const lines = rows.flatMap((row) => linesOf(row).map((line) => `| ${cells(row, line)} |\n`));
  const rules = Object.keys(RULES).filter(isRuleName).map(ruleLine).join('\n');
  return `${HEAD}${count}${TABLE}${lines.join('')}\n## Rules\n\n${rules}\n`;
}
