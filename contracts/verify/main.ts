#!/usr/bin/env node
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askedBy, USAGE, WrongArguments } from './arguments.ts';
import type { Outcome } from './interaction.ts';
import { countsOf, isKept, linesOf, summaryOf } from './report.ts';

const KEPT = 0;
const BROKEN = 1;
const MISUSED = 2;

/** Verifies in a process of its own, whose output is the library's; rejects when it ends before its time. */
const outcomesOf = (words: readonly string[]): Promise<readonly Outcome[]> =>
  new Promise((resolve, reject) => {
    const outcomes: Outcome[] = [];
    const run = fileURLToPath(new URL(`./run${extname(import.meta.url)}`, import.meta.url));
    const child = fork(run, words, {
      execArgv: ['--no-deprecation'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (message) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the process is ours
      const outcome = message as Outcome;
      console.log(linesOf(outcome).join('\n'));
      outcomes.push(outcome);
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(outcomes);
      else reject(new Error(`The verification broke off (${code ?? 'killed'})`));
    });
  });

const run = async (words: readonly string[]): Promise<number> => {
  const asked = askedBy(words);
  const outcomes = await outcomesOf(words);
  const counts = countsOf(outcomes);
  if (asked.json !== null) {
    const report = { url: asked.url, ...counts, interactions: outcomes };
    writeFileSync(asked.json, `${JSON.stringify(report, null, 2)}\n`);
  }
  if (outcomes.length === 0) console.log(`No interaction holds "${asked.only ?? ''}"`);
  console.log(summaryOf(outcomes));
  if (asked.liveUrl === null) console.log('The live connection was not verified: no --live');
  return isKept(counts) ? KEPT : BROKEN;
};

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof WrongArguments) console.error(`\n${USAGE}`);
  process.exitCode = MISUSED;
}
