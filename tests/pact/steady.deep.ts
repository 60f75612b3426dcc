import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HTTP_PROVIDER, LIVE_PROVIDER, pathOfPact } from './pactFile.ts';
import { runChild } from '../run/child.ts';

const root = join(import.meta.dirname, '../..');
const RUNS = 3;
const PATIENCE_MS = 180_000;

const written = (): string =>
  [HTTP_PROVIDER, LIVE_PROVIDER].map((name) => readFileSync(pathOfPact(name), 'utf8')).join();

test(
  'the consumer’s tests write the pacts that are there, byte for byte, each time',
  { timeout: PATIENCE_MS },
  async () => {
    const before = written();
    for (let run = 0; run < RUNS; run += 1) {
      const { exitCode, output } = await runChild(['vitest', 'run', '--project', 'pact-consumer'], {
        root,
        environment: {},
      });
      expect(exitCode, output).toBe(0);
      expect(written() === before).toBe(true);
    }
  },
);
