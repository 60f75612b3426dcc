#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { askedBy, USAGE, WrongArguments, type Asked } from './arguments.ts';
import { countsOf, isKept, jsonOf, linesOf, summaryOf } from './report.ts';
import { htmlOf, junitOf } from './reportFiles.ts';
import { verify, type Report } from './verify.ts';

const KEPT = 0;
const BROKEN = 1;
const MISUSED = 2;

// Whoever verifies the raw pacts from here tells nobody of it.
process.env['PACT_DO_NOT_TRACK'] = 'true';

const writeFiles = (report: Report, asked: Asked): void => {
  const texts = { json: jsonOf, junit: junitOf, html: htmlOf };
  for (const kind of ['json', 'junit', 'html'] as const) {
    const file = asked.files[kind];
    if (file !== null) writeFileSync(file, texts[kind](report, asked));
  }
};

const run = async (words: readonly string[]): Promise<number> => {
  const asked = askedBy(words);
  const report = await verify(asked, (outcome) => console.log(linesOf(outcome).join('\n')));
  writeFiles(report, asked);
  if (report.checks.length === 0)
    throw new WrongArguments(`No check is named "${asked.check ?? asked.only ?? ''}"`);
  console.log(summaryOf(report, asked));
  return isKept(countsOf(report.checks)) ? KEPT : BROKEN;
};

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof WrongArguments) console.error(`\n${USAGE}`);
  process.exitCode = MISUSED;
}
