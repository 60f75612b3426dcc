import { parseArgs } from 'node:util';
import { buildIfStale } from '../../../src/app/build/build.ts';
import { startServer } from '../../e2e/server.ts';
import { ExploredShop, launchBrowser } from '../exploring.ts';
import { BUGS } from './all.ts';
import type { Bug } from './bug.ts';
import { hunt } from './hunt.ts';
import { keepResult, readResults, SOUND } from './results.ts';
import { Tree } from './tree.ts';

const USAGE = `npm run explore:bugs -- [--minutes M] [--only WORDS] [--left] [--seed N] [--at-once V] [--sound]

Puts bugs that the history has mended back one by one, explores each for M minutes from the same seed, and writes
docs/explorer.md. --only 'WORDS;WORDS': those in whose words one of these stands;
--left: those that were not tried yet; --sound: the shop as it is, by the same seeds.`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1000' },
    'at-once': { type: 'string', default: '3' },
    left: { type: 'boolean', default: false },
    sound: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
/** Short visits begin more often where something is in the cart, and what they break is quickly played again. */
const STEPS = 30;
const SERVER = { KITCHEN_STEP_MS: '4000' };

const chosen = (): readonly Bug[] =>
  values.sound
    ? [{ suffers: SOUND, mendedBy: [], edits: [], breaks: [] }]
    : BUGS.filter(
        ({ suffers }) =>
          values.only.split(';').some((words) => suffers.includes(words)) &&
          !(values.left && suffers in readResults()),
      );

const run = async (): Promise<void> => {
  await buildIfStale();
  const tree = new Tree();
  const bare = new Tree();
  const mended = await startServer('src/app/server/start.ts', SERVER);
  const browser = await launchBrowser();
  const shopAt = (url: string): ExploredShop => new ExploredShop({ browser, url, steps: STEPS });
  const sound = shopAt(mended.url);
  try {
    for (const bug of chosen()) {
      console.log(`\n${bug.suffers}`);
      const hidden = bug.hiddenBy ?? [];
      const edits = [...bug.edits, ...hidden];
      tree.build(edits);
      const server = await startServer('src/app/server/start.ts', SERVER, tree.root);
      if (hidden.length > 0) bare.build(hidden);
      const beside =
        hidden.length > 0 ? await startServer('src/app/server/start.ts', SERVER, bare.root) : null;
      const result = await hunt({
        shop: shopAt(server.url),
        sound: values.sound ? null : beside ? shopAt(beside.url) : sound,
        breaks: values.sound ? null : bug.breaks,
        seed: Number(values.seed),
        minutes: Number(values.minutes),
        atOnce: Number(values['at-once']),
      });
      await server.stop();
      await beside?.stop();
      tree.mend(edits);
      bare.mend(hidden);
      keepResult(BUGS, bug.suffers, result);
      const { found, visits } = result;
      console.log(
        found
          ? `  found after ${Math.round(found.seconds)} s: «${found.says}», ${found.words}\n    ${found.acts.join('\n    ')}`
          : `  not found by ${visits} visits`,
      );
      if (result.noise.length > 0) console.log(`  noise: ${result.noise.join('; ')}`);
    }
  } finally {
    await browser.close();
    await mended.stop();
    tree.remove();
    bare.remove();
  }
};

if (values.help) console.log(USAGE);
else await run();
