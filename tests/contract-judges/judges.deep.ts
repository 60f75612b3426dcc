import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KIT } from '../../contracts/verify/kit.ts';
import { EXCEPTIONS, type Exception } from './exceptions.ts';
import { installJudges } from './install.ts';
import { askAsyncApi, askRedocly, askSpectral, askSpectralOfLive, runJudge, type Finding } from './judges.ts';

const INSTALL_MS = 600_000;
const JUDGED_MS = 180_000;
const OPENAPI = join(KIT, 'openapi.json');
const ASYNCAPI = join(KIT, 'asyncapi.yaml');
const folder = mkdtempSync(join(tmpdir(), 'judges-'));

beforeAll(installJudges, INSTALL_MS);
afterAll(() => rmSync(folder, { recursive: true }));

const covers = (exception: Exception, { rule, at }: Finding): boolean =>
  exception.rule === rule && exception.at.includes(at);

/** A copy of a document in which one piece of text is another. */
const broken = (document: string, was: string, is: string): string => {
  const text = readFileSync(document, 'utf8');
  expect(text).toContain(was);
  const copy = join(folder, document.endsWith('json') ? 'broken.json' : 'broken.yaml');
  writeFileSync(copy, text.replace(was, is));
  return copy;
};

describe.each([
  ['redocly', askRedocly, OPENAPI, '"responses": {', '"respond": {'],
  ['spectral', askSpectral, OPENAPI, '"responses": {', '"respond": {'],
  ['spectralOfLive', askSpectralOfLive, ASYNCAPI, 'action: receive', 'action: hear'],
  ['asyncapi', askAsyncApi, ASYNCAPI, 'action: receive', 'action: hear'],
] as const)('%s', (judge, ask, document, was, is) => {
  const own = EXCEPTIONS.filter((exception) => exception.judge === judge);

  test(
    'finds nothing with its recommended rules but what has its reason',
    { timeout: JUDGED_MS },
    async () => {
      const found = await ask(document);
      expect(found.filter((finding) => !own.some((exception) => covers(exception, finding)))).toEqual([]);
      expect(own.filter((exception) => !found.some((finding) => covers(exception, finding)))).toEqual([]);
    },
  );

  test('finds what is wrong', { timeout: JUDGED_MS }, async () => {
    const found = await ask(broken(document, was, is));
    expect(found.filter((finding) => !own.some((exception) => covers(exception, finding)))).not.toEqual([]);
  });
});

test('openapi-typescript makes types of it that compile', { timeout: JUDGED_MS }, async () => {
  const types = join(folder, 'types.ts');
  const use = join(folder, 'use.ts');
  expect(await runJudge(['openapi-typescript', OPENAPI, '--output', types])).toMatchObject({ exitCode: 0 });
  const flags = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--module', 'nodenext'];
  const typeOf =
    "import type { paths } from './types.js';\ntype Cities = paths['/api/v1/city/']['get']['responses'][200]['content']['application/json'];\n";
  writeFileSync(use, `${typeOf}export const slug = (cities: Cities): unknown => cities;\n`);
  expect(await runJudge(['tsc', ...flags, types, use])).toMatchObject({ exitCode: 0, output: '' });
  writeFileSync(use, `${typeOf}export const cities: Cities = 42;\n`);
  expect(await runJudge(['tsc', ...flags, types, use])).not.toMatchObject({ exitCode: 0 });
});
