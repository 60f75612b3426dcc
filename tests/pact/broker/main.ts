import { spawnSync, execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { EXPLANATION, wordsOf } from './words.ts';

const BROKER = createRequire(import.meta.url).resolve('@pact-foundation/pact-cli/bin/pact-broker.js');

const git = (...words: readonly string[]): string | null => {
  try {
    return (
      execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null
    );
  } catch {
    return null;
  }
};

try {
  const checkout = { commit: git('rev-parse', 'HEAD'), branch: git('branch', '--show-current') };
  const words = wordsOf(process.argv.slice(2), process.env, checkout);
  if (process.env['PACT_BROKER_BASE_URL'])
    process.exitCode = spawnSync(process.execPath, [BROKER, ...words], { stdio: 'inherit' }).status ?? 1;
  else console.log(EXPLANATION);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
