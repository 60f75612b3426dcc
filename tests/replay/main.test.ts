import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { runChild } from '../run/child.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, bytes: string | Buffer): string => {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
};
const replay = (...words: readonly string[]) =>
  runChild([process.execPath, 'tests/replay/main.ts', ...words], {
    root,
    environment: { NODE_NO_WARNINGS: '1' },
  });

const none = join(folder, 'none.json');
const report = 'tests/replay/kept/sumOfChoices.json.gz';

test.for([
  [[none], 2, `${none} cannot be read: there is no such file`],
  [[folder], 2, `${folder} cannot be read: it is a folder`],
  [
    [fileOf('cut.json.gz', gzipSync('{"a":1}').subarray(0, 15))],
    2,
    `${join(folder, 'cut.json.gz')} cannot be read: it is packed and cut off`,
  ],
  [[fileOf('empty.json', '')], 1, 'The file is empty'],
  [[fileOf('cut.json', '{"format":')], 1, 'The file is not JSON'],
  [[report, '--catalog', none], 2, `${none} cannot be read: there is no such file`],
  [[report, '--catalog', 'package.json'], 2, 'package.json cannot be read: it is no answer of GET catalog'],
] as const)(
  'what cannot be read is one sentence and a code of its own: %#',
  async ([words, exitCode, said]) => {
    expect(await replay(...words)).toEqual({ exitCode, output: `${said}\n` });
  },
);

test('what is asked in the wrong way is told with how it is asked, and --help tells that alone', async () => {
  const wrong = await replay('--strange');
  expect(wrong.output).toMatch(/^There is no --strange\n\nnpm run -s replay -- FILE/);
  expect(wrong.exitCode).toBe(2);
  const help = await replay('--help');
  expect(help.output).toMatch(/^npm run -s replay -- FILE/);
  expect(help.exitCode).toBe(0);
});

test('a packed report is read whatever it is called', async () => {
  const renamed = fileOf('packed.json', readFileSync(report));
  expect(await replay(renamed)).toEqual(await replay(report));
});
