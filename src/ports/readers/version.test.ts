import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../domain/failure.ts';
import { readVersion } from './version.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);

test.each([
  ['7', '7'],
  ['"7"', '7'],
  [' 7\n', '7'],
  ['', '1'],
  ['  ', '1'],
  ['""', '1'],
  ['null', '1'],
  ['2026-03-02T12:00:00.000Z', '2026-03-02T12:00:00.000Z'],
  ['"a1b2-c3"', 'a1b2-c3'],
])('the body %j is version %j', (body, version) => {
  expect(readVersion(body)).toBe(version);
});

test.each([
  '<!doctype html><html></html>',
  '{"version":7}',
  '[7]',
  'x'.repeat(65),
  'не готово',
  'OK',
  'true',
  'undefined',
  '7 8',
  '"7',
])('the body %j is no version', (body) => {
  expect(() => readVersion(body)).toThrow(ApiFailure);
});

test('a number and its text are the same version', () => {
  fc.assert(
    fc.property(fc.integer(), (version) => {
      expect(readVersion(JSON.stringify(String(version)))).toBe(readVersion(JSON.stringify(version)));
    }),
    { numRuns },
  );
});

test('any body is a short plain version or an invalid answer', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ minLength: 60 })), (body) => {
      try {
        expect(readVersion(body)).toMatch(/^[!-~]{1,64}$/);
      } catch (error) {
        expect(error).toMatchObject({ name: 'ApiFailure', kind: 'invalid' });
      }
    }),
    { numRuns },
  );
});
