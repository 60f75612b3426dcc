import { parseArgs } from 'node:util';
import { buildIfStale } from '../../src/app/build/build.ts';
import { startServer } from '../e2e/server.ts';
import { Covers } from './covers.ts';
import { ExploredShop, launchBrowser } from './exploring.ts';
import { keepTrace, readTrace, visitWords } from './trace.ts';
import type { Visit } from './visit.ts';

const USAGE = `npm run explore -- [--seed N] [--minutes M] [--steps S] [--at-once V] [--replay FILE] [--keep-going]

Acts at random on whatever is on the screen of the built shop, beside a back end that delays, reorders, cuts and repeats,
and looks after each act whether the sentences of tests/explorer/sentences.ts hold. A visit that breaks one is played
again, shortened and kept in .cache/explorer; --replay plays such a file.`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string', default: '3' },
    steps: { type: 'string', default: '60' },
    'at-once': { type: 'string', default: '2' },
    replay: { type: 'string' },
    'keep-going': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** Plays it again, shortens it, and says so. */
const tell = async (shop: ExploredShop, found: Visit, seconds: number): Promise<void> => {
  const trace = keepTrace(found);
  console.log(`\n${visitWords(found)}\n  after ${seconds.toFixed(0)} s; kept in ${trace}`);
  const short = await shop.shortest(found);
  if (!short) return console.log('It did not repeat.');
  const shortened = { ...found, acts: short };
  const kept = keepTrace(shortened, '-short');
  const from = `${found.acts.length} to ${short.length} acts`;
  return console.log(`Repeated, and shortened from ${from}, in ${kept}:\n${visitWords(shortened)}`);
};

const explore = async (shop: ExploredShop, covers: Covers): Promise<number> => {
  const first = Number(values.seed ?? Date.now() % 1_000_000);
  const began = Date.now();
  const end = began + Number(values.minutes) * 60_000;
  const secondsNow = (): number => (Date.now() - began) / 1000;
  let [seed, visits, acts, violations] = [first, 0, 0, 0];
  const isOver = (): boolean => Date.now() >= end || (violations > 0 && !values['keep-going']);
  const worker = async (): Promise<void> => {
    while (!isOver()) {
      const found = await shop.play(shop.begin(seed++));
      if (!found) continue;
      visits += 1;
      acts += found.acts.length;
      keepTrace(found);
      if (!found.violation) continue;
      violations += 1;
      await tell(shop, found, secondsNow());
    }
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, worker));
  const speed = (acts / secondsNow()).toFixed(1);
  console.log(
    `\n${visits} visits from seed ${first}, ${acts} acts, ${speed} a second; ${violations} broke a sentence`,
  );
  covers.keep();
  console.log(covers.words());
  return violations > 0 ? 1 : 0;
};

const run = async (): Promise<number> => {
  await buildIfStale();
  const server = await startServer('src/app/server/start.ts', { KITCHEN_STEP_MS: '4000' });
  const browser = await launchBrowser();
  const covers = new Covers();
  try {
    const steps = Number(values.steps);
    const shop = new ExploredShop({ browser, url: server.url, steps, onStep: covers.note });
    if (values.replay === undefined) return await explore(shop, covers);
    const trace = readTrace(values.replay);
    const again = await shop.play(trace, trace.acts);
    console.log(again ? visitWords(again) : `Nobody comes as ${trace.start.visitor}`);
    return again?.violation ? 1 : 0;
  } finally {
    await browser.close();
    await server.stop();
  }
};

if (values.help) console.log(USAGE);
else process.exitCode = await run();
