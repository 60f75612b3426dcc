import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { serveStub } from '../../contracts/stub/serve.ts';
import { runChild } from '../run/child.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test(
  'a stub answers every interaction of the pact as the stand-alone verifier asks for it',
  { timeout: 180_000 },
  async () => {
    const stub = await serveStub(0);
    const folder = mkdtempSync(join(tmpdir(), 'stub-'));
    try {
      const report = join(folder, 'report.json');
      const where = [
        '--port',
        new URL(stub.url).port,
        '--state-change-url',
        stub.statesUrl,
        '--state-change-teardown',
      ];
      const { exitCode, output } = await runChild(
        ['pact-verifier', '--file', 'contracts/pacts/shop-web-shop-api.json', ...where, '--json', report],
        { root: ROOT, environment: { PACT_DO_NOT_TRACK: 'true' } },
      );
      expect(exitCode, output).toBe(0);
      expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ result: true });
    } finally {
      rmSync(folder, { recursive: true });
      await stub.close();
    }
  },
);
