import { expect, test } from 'vitest';
import { verdictOf } from './audit.ts';

const report = (counts: Readonly<Record<string, number>>, severity: string): string =>
  JSON.stringify({
    vulnerabilities: { 'left-pad': { severity } },
    metadata: { vulnerabilities: counts },
  });

test.each(['high', 'critical'])('what is %s is named and red', (severity) => {
  expect(verdictOf(report({ [severity]: 1, total: 1 }, severity))).toEqual({
    isGreen: false,
    line: `npm audit: in what is shipped: left-pad (${severity})`,
  });
});

test('what is less is counted and green', () => {
  expect(verdictOf(report({ high: 0, critical: 0, moderate: 2, total: 2 }, 'moderate'))).toEqual({
    isGreen: true,
    line: 'npm audit: nothing high or critical in what is shipped, 2 lesser',
  });
});

test.each([
  '',
  'null',
  '<html>',
  '{"message":"request to https://registry failed","error":{"code":"ENOTFOUND"}}',
  '{"error":{"code":"ENOAUDIT","summary":"the audit endpoint returned an error"}}',
])('where the registry says %j it does not answer, and that is one line', (printed) => {
  expect(verdictOf(printed)).toEqual({ isGreen: true, line: 'npm audit: the registry does not answer' });
});
