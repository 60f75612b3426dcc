import { expect, test } from 'vitest';
import { backgroundOf } from './background.ts';

const page = { pathname: '/samara/catalog', search: '', hash: '', key: 'a', state: null };

test('an entry that was opened over a page knows the page', () => {
  expect(backgroundOf({ state: { background: page } })).toBe(page);
});

test.each([[null], [undefined], ['text'], [{}], [{ background: null }], [{ background: { pathname: 1 } }]])(
  'the history state %j names no page',
  (state) => {
    expect(backgroundOf({ state })).toBeNull();
  },
);
