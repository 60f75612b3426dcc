import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../src/app/build/build.ts';
import { zoneAt } from '../e2e/noon.ts';
import { startServer } from '../e2e/server.ts';
import { chanceOf } from './chance.ts';
import { shorten } from './shorten.ts';
import { startOf } from './starts.ts';
import { keepTrace, readTrace, TRACES, visitWords } from './trace.ts';
import { visit, type Visit } from './visit.ts';
import { makeVisitors, type Visitor } from './visitors.ts';
import { coverWords, noteStep } from './covers.ts';

const USAGE = `npm run explore -- [--seed N] [--minutes M] [--steps S] [--replay FILE] [--keep-going]

Acts at random on whatever is on the screen of the built shop, beside a back end that delays, reorders, cuts and repeats,
and looks after each act whether the sentences of tests/explorer/sentences.ts hold. A visit that breaks one is played
again, shortened and kept in .cache/explorer; --replay plays such a file.`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string', default: '3' },
    steps: { type: 'string', default: '60' },
    replay: { type: 'string' },
    'keep-going': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const NOON = zoneAt(12, new Date());
const NIGHT = zoneAt(4, new Date());
/** A violation is played again so often before it is called one that does not repeat. */
const REPEATS = 3;
/** Replays that shortening may take. */
const MOST_REPLAYS = 40;

const executablePath = process.env['CHROMIUM_PATH'];
const launch = () =>
  chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });

const run = async (): Promise<number> => {
  await buildIfStale();
  const server = await startServer('src/app/server/start.ts', { KITCHEN_STEP_MS: '4000' });
  const browser = await launch();
  try {
    const visitors = await makeVisitors(browser, server.url);
    const play = (of: Pick<Visit, 'seed' | 'start'>, script?: Visit['acts']): Promise<Visit> => {
      const visitor: Visitor | undefined = visitors.get(of.start.visitor);
      if (!visitor) throw new Error(`Nobody is called ${of.start.visitor}`);
      const zone = of.start.isNight ? NIGHT : NOON;
      const steps = Number(values.steps);
      return visit({
        browser,
        shopUrl: server.url,
        visitor,
        zone,
        steps,
        seed: of.seed,
        start: of.start,
        onStep: noteStep,
        picture: join(TRACES, `${of.seed}.png`),
        ...(script && { script }),
      });
    };
    const repeats = async (found: Visit, acts: Visit['acts']): Promise<boolean> =>
      (await play(found, acts)).violation?.says === found.violation?.says;

    if (values.replay !== undefined) {
      const again = await play(readTrace(values.replay), readTrace(values.replay).acts);
      console.log(visitWords(again));
      return again.violation ? 1 : 0;
    }
    const first = Number(values.seed ?? Date.now() % 1_000_000);
    const end = Date.now() + Number(values.minutes) * 60_000;
    const began = Date.now();
    let visits = 0;
    let acts = 0;
    let violations = 0;
    for (let seed = first; Date.now() < end; seed += 1) {
      const found = await play({ seed, start: startOf(chanceOf(seed + 500_000)) });
      visits += 1;
      acts += found.acts.length;
      const trace = keepTrace(found);
      if (!found.violation) continue;
      violations += 1;
      console.log(
        `\n${visitWords(found)}\n  after ${Math.round((Date.now() - began) / 1000)} s; kept in ${trace}`,
      );
      let isRepeated = false;
      for (let tries = 0; tries < REPEATS && !isRepeated; tries += 1)
        isRepeated = await repeats(found, found.acts);
      if (isRepeated) {
        const short = await shorten(found.acts, (candidate) => repeats(found, candidate), MOST_REPLAYS);
        const kept = keepTrace({ ...found, acts: short }, '-short');
        console.log(
          `Repeated, and shortened from ${found.acts.length} to ${short.length} acts, in ${kept}:\n${visitWords({ ...found, acts: short })}`,
        );
      } else console.log('It did not repeat.');
      if (!values['keep-going']) break;
    }
    const seconds = (Date.now() - began) / 1000;
    console.log(
      `\n${visits} visits from seed ${first}, ${acts} acts, ${(acts / seconds).toFixed(1)} a second; ${violations} broke a sentence`,
    );
    console.log(coverWords());
    return violations > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await server.stop();
  }
};

if (values.help) console.log(USAGE);
else process.exitCode = await run();
