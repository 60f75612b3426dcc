import { describe, expect, test } from 'vitest';
import { countsIn, readCounts, sum } from './counts.ts';
import { lastLine, outcomeOf } from './outcome.ts';
import type { Step } from './steps.ts';

const check: Step = { name: 'types', command: ['tsc'], since: 'quick' };
const suite: Step = { name: 'unit', command: ['vitest'], since: 'quick', report: 'vitest' };
const ended = (exitCode: number) => ({ exitCode, output: 'what it printed' });

describe('a step is red', () => {
  test('when its process fails, and counts as one failure even without a failed test', () => {
    expect(outcomeOf(check, ended(2), null)).toMatchObject({
      isGreen: false,
      counts: { passed: 0, failed: 1 },
    });
    const counts = { passed: 5, failed: 0 };
    expect(outcomeOf(suite, ended(1), counts)).toMatchObject({
      isGreen: false,
      counts: { passed: 5, failed: 1 },
    });
  });

  test('when a test failed, even if the process says otherwise', () => {
    const counts = { passed: 5, failed: 2 };
    expect(outcomeOf(suite, ended(0), counts)).toMatchObject({ isGreen: false, counts });
  });

  test('when a suite ran no tests', () => {
    expect(outcomeOf(suite, ended(0), { passed: 0, failed: 0 })).toMatchObject({
      isGreen: false,
      note: 'FAILED: it ran no tests',
      counts: { passed: 0, failed: 1 },
    });
  });
});

test('of a step that tells how it went the run says its last line, and where it fails that it does', () => {
  const telling: Step = { ...check, tells: true };
  const printed = { exitCode: 0, output: 'it asks\nthe registry does not answer\n' };
  expect(outcomeOf(telling, printed, null)).toMatchObject({ note: 'the registry does not answer' });
  expect(outcomeOf(telling, { ...printed, exitCode: 1 }, null)).toMatchObject({ note: 'FAILED' });
  expect(outcomeOf(check, printed, null)).toMatchObject({ note: 'ok' });
});

test('a step is green when its process is and, in a suite, at least one test passed', () => {
  expect(outcomeOf(check, ended(0), null)).toMatchObject({ isGreen: true, counts: { passed: 0, failed: 0 } });
  expect(outcomeOf(suite, ended(0), { passed: 5, failed: 0 })).toMatchObject({
    isGreen: true,
    note: '5 passed',
  });
});

test('the last line is the plain sum of all suites', () => {
  const all = [
    { passed: 5, failed: 0 },
    { passed: 7, failed: 2 },
  ];
  expect(lastLine(sum(all))).toBe('12 passed, 2 failed');
});

describe('counts', () => {
  test('are read from the reports of both runners; a flaky test failed', () => {
    const vitest = { numTotalTests: 9, numPassedTests: 6, numFailedTests: 2, numPendingTests: 1 };
    expect(countsIn(vitest, 'vitest')).toEqual({ passed: 6, failed: 2 });
    const playwright = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 } };
    expect(countsIn(playwright, 'playwright')).toEqual({ passed: 4, failed: 2 });
  });

  test.each([null, 'text', {}, { stats: null }])('of the report %j are none', (report) => {
    expect(countsIn(report, 'vitest')).toEqual({ passed: 0, failed: 0 });
    expect(countsIn(report, 'playwright')).toEqual({ passed: 0, failed: 0 });
  });

  test('of a report that was never written are none', () => {
    expect(readCounts('no/such/report.json', 'vitest')).toEqual({ passed: 0, failed: 0 });
  });
});
