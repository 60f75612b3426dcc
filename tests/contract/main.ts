import { allowed, breaking, services } from './cases.ts';
import type { Change } from './changes/change.ts';
import { judgeAll, type Judged } from './judge.ts';
import { tableOf } from './table.ts';

/** Judges the kit and prints the tables: `node tests/contract/main.ts [TEXT]`, with a text only changes that have it. */
const [text = ''] = process.argv.slice(2);

const isWanted = ({ name, operator }: Change): boolean => `${operator}: ${name}`.includes(text);
const tell = ({ change, judgement, seconds }: Judged): void => {
  console.error(
    `${judgement.verdict.padEnd(9)} ${seconds.toFixed(1).padStart(5)} s  ${change.operator}: ${change.name}`,
  );
};
const judge = (changes: readonly Change[]): Promise<readonly Judged[]> =>
  judgeAll(changes.filter(isWanted), tell);

const started = performance.now();
console.log(tableOf('Rightful services', 'accepted', await judge(services)));
console.log(tableOf('Allowed changes', 'accepted', await judge(allowed)));
console.log(tableOf('Breaking changes', 'rejected', await judge(await breaking())));
console.log(`${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
