import { expect, test } from 'vitest';
import { junit, page, type Row } from './reportPages.ts';

const row: Row = {
  id: 7,
  title: 'a line of 1 is removed',
  section: 'specification, section 4',
  runs: 1_000,
  seed: 42,
  failure: null,
  ms: 1_234,
};

test('both reports list number, section, runs, seed and time', () => {
  for (const part of ['specification, section 4', '1000', '42', '1.234']) {
    expect(page([row])).toContain(part);
    expect(junit([row])).toContain(part);
  }
  expect(page([row])).toContain('1 of 1 properties hold');
});

test('a broken property is counted, and its counterexample cannot break the report', () => {
  const broken = { ...row, failure: 'got <b>"\u0000&' };
  expect(page([row, broken])).toContain('1 of 2 properties hold');
  expect(junit([row, broken])).toContain('failures="1"');
  expect(junit([broken])).toContain('<failure>got &lt;b&gt;&quot;\uFFFD&amp;</failure>');
});

test('a table that was walked completely says so', () => {
  expect(page([{ ...row, runs: 0 }])).toContain('all cases');
});
