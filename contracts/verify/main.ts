#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { askedBy, USAGE, WrongArguments } from './arguments.ts';
import { HTTP_PROVIDER, LIVE_PROVIDER, readPact } from './pactFile.ts';
import { countsOf, isKept, linesOf, summaryOf } from './report.ts';
import { verify } from './verify.ts';

const KEPT = 0;
const BROKEN = 1;
const MISUSED = 2;

const run = async (): Promise<number> => {
  const asked = askedBy(process.argv.slice(2));
  const pacts = { http: readPact(HTTP_PROVIDER), live: readPact(LIVE_PROVIDER) };
  const outcomes = await verify(asked, pacts, (outcome) => console.log(linesOf(outcome).join('\n')));
  const counts = countsOf(outcomes);
  if (asked.json !== null)
    writeFileSync(asked.json, `${JSON.stringify({ url: asked.url, ...counts, interactions: outcomes }, null, 2)}\n`);
  if (outcomes.length === 0) console.log(`No interaction holds "${asked.only ?? ''}"`);
  console.log(summaryOf(outcomes));
  if (asked.liveUrl === null) console.log('The live connection was not verified: no --live');
  return isKept(counts) ? KEPT : BROKEN;
};

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof WrongArguments) console.error(`\n${USAGE}`);
  process.exitCode = MISUSED;
}
