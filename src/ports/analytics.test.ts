import { expect, test } from 'vitest';
import { createAnalytics } from './analytics.ts';

const open = (target: Record<string, unknown>) => {
  const reports: string[] = [];
  const analytics = createAnalytics({
    target,
    name: 'dataLayer',
    report: (_error, where) => reports.push(where),
  });
  return { push: (event: object) => analytics.push(event), reports };
};

test('the list is made when it is needed and otherwise kept', () => {
  const target: Record<string, unknown> = {};
  open(target).push({ event: 'a' });
  open(target).push({ event: 'b' });
  expect(target).toEqual({ dataLayer: [{ event: 'a' }, { event: 'b' }] });
});

test('it gets copies that nobody can change', () => {
  const target: { dataLayer?: { items: { price: number }[] }[] } = {};
  const own = { items: [{ price: 1 }] };
  open(target).push(own);
  const [pushed] = target.dataLayer ?? [];
  expect(pushed).not.toBe(own);
  expect(Object.isFrozen(pushed?.items[0])).toBe(true);
  expect(Object.isFrozen(own.items)).toBe(false);
});

test.each([
  ['a list that is closed', Object.freeze([])],
  ['no list at all', 7],
])('a counter never harms the shop: %s', (_what, dataLayer) => {
  const { push, reports } = open({ dataLayer });
  push({ event: 'a' });
  expect(reports).toEqual(['analytics']);
});
