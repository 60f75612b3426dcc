import { BROKEN_SUM, RED, WRONG } from './brokenSum.ts';
import { copyOfTree } from './copy.ts';
import { endChildren } from '../../run/child.ts';
import type { Ended } from '../../run/outcome.ts';

const REPORT = '.cache/report.json';
const CASE = 'tests/replay/cases/acted.test.ts';
const JOURNEY = 'tests/e2e/reports/acted.test.ts';

const playwright = (config: string, ...words: readonly string[]) => [
  'playwright',
  'test',
  '-c',
  config,
  ...words,
];
const tryCase = ['vitest', 'run', '--config', 'tests/replay/acted/vitest.config.ts', CASE];
const tryJourney = playwright('tests/e2e/playwright.config.ts', 'reports/acted');
const replay = (...words: readonly string[]) => ['tests/replay/main.ts', REPORT, ...words];

const shop = copyOfTree('shop');

/** Runs a command in the copy; what it says is what is wanted, or the run ends here. */
async function step(
  said: string,
  words: readonly string[],
  exitCode: number,
  wanted: string,
): Promise<Ended> {
  const ended = await shop.run(words, { REPORT_FILE: REPORT });
  const isWanted = ended.exitCode === exitCode && ended.output.includes(wanted);
  console.log(`${isWanted ? '✓' : '✗'} ${said}`);
  if (!isWanted)
    throw new Error(`${ended.output}\nWanted the code ${exitCode}, not ${ended.exitCode}, and: ${wanted}`);
  return ended;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    endChildren();
    process.exit(1);
  });
shop.break(BROKEN_SUM);
await step('a customer saves a report', playwright('tests/replay/acted/playwright.config.ts'), 0, '1 passed');
await step('it tells their words', replay(), 0, 'Собрал вок с добавками, а в корзине сумма без добавок');
await step(
  'it tells when it went wrong',
  replay('--bisect', WRONG),
  0,
  'cart/lineAdded: the first after which',
);
const test = await step('it makes a case', replay('--to', 'test', '--wrong', WRONG), 0, 'wrongIn');
shop.write(CASE, test.output);
const journey = await step('it makes a journey', replay('--to', 'journey', '--wrong', WRONG), 0, 'wrongIn');
shop.write(JOURNEY, journey.output);
await step('the case is red', tryCase, 1, RED);
await step('the journey is red', tryJourney, 1, `Received: "${WRONG}"`);
shop.mend(BROKEN_SUM);
await step('the case of the mended shop is green', tryCase, 0, '1 passed');
await step('the journey of the mended shop is green', tryJourney, 0, '1 passed');
