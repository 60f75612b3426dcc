import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BROKEN_SUM, RED, WRONG } from './brokenSum.ts';
import { copyOfTree, type Copy } from './copy.ts';

const KEPT = 'tests/replay/kept/sumOfChoices.json.gz';
const CASE = 'tests/replay/cases/sumOfChoices.test.ts';
const JOURNEY = 'tests/e2e/reports/sumOfChoices.test.ts';

const ask = (copy: Copy, to: 'test' | 'journey') =>
  copy.run(['tests/replay/main.ts', KEPT, '--to', to, '--wrong', WRONG]);
const tryCase = (copy: Copy) =>
  copy.run(['vitest', 'run', '--config', 'tests/replay/acted/vitest.config.ts', CASE]);

test('the file of a customer makes a case that is red in the shop they had, and green in the mended one', async () => {
  const copy = copyOfTree('case');
  copy.break(BROKEN_SUM);
  expect(await ask(copy, 'test')).toEqual({ exitCode: 0, output: readFileSync(CASE, 'utf8') });
  expect(await ask(copy, 'journey')).toEqual({ exitCode: 0, output: readFileSync(JOURNEY, 'utf8') });
  const red = await tryCase(copy);
  expect(red.output).toContain('report 373477: Собрал вок с добавками, а в корзине сумма без добавок');
  expect(red.output).toContain(RED);
  expect(red.exitCode).toBe(1);

  copy.mend(BROKEN_SUM);
  expect(await tryCase(copy)).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('1 passed') as string,
  });
  expect(await ask(copy, 'test')).toMatchObject({
    exitCode: 1,
    output: expect.stringMatching(/^Not wrong, /) as string,
  });
}, 300_000);
