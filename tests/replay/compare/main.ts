import { demoCatalog } from '../../demo.ts';
import { FIXED_SEED } from '../../run/steps.ts';
import { commitOf, ROOT, treeOf } from './build.ts';
import { compared } from './compare.ts';
import { keptJournals, randomJournals } from './journals.ts';

/** Journals that a release is held against. */
const JOURNALS = 1_000;

const [ref = ''] = process.argv.slice(2);
const commit = commitOf(ref);
if (commit === null) {
  console.error(`npm run replay:compare -- REF\n\nThere is no commit "${ref}"`);
  process.exitCode = 2;
} else {
  const kept = keptJournals();
  const seed = Number(process.env['FC_SEED'] ?? FIXED_SEED.full);
  const journals = [...kept, ...randomJournals(JOURNALS - kept.length, seed)];
  const began = performance.now();
  const { lines, notes, events } = await compared([treeOf(commit), ROOT], journals, demoCatalog);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  for (const line of [...notes, ...lines]) console.log(line);
  console.log(
    `${journals.length} journals (${kept.length} kept, seed ${seed}), ${events} events, ${commit.slice(0, 7)} beside this tree: ` +
      `${lines.length === 0 ? 'no difference' : 'differences'}, ${seconds} s`,
  );
  process.exitCode = lines.length === 0 ? 0 : 1;
}
