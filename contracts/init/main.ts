import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LANGUAGES, skeletonIn } from './languages.ts';

const MISUSED = 2;
const USAGE = `zhuravl-contract init --lang ${LANGUAGES.join('|')}

  writes a server of the provider states in that language, with its standard library only: every state with its parameters`;

/** Throws an error that says what was wrong with the words. */
const write = (words: readonly string[]): string => {
  const { values } = parseArgs({ args: [...words], options: { lang: { type: 'string' } } });
  const skeleton = skeletonIn(values.lang ?? '');
  if (skeleton === null) throw new Error(`--lang is ${LANGUAGES.join(', ')}; not "${values.lang ?? ''}"`);
  const { file, start, text } = skeleton;
  if (existsSync(file)) throw new Error(`${file} is there already, and stays as it is`);
  writeFileSync(file, text);
  return `${file} is written. Start it with\n\n  ${start.join(' && ')}\n`;
};

try {
  console.log(write(process.argv.slice(3)));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = MISUSED;
}
