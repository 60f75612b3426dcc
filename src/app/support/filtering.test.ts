import { expect, test } from 'vitest';
import { causesOf } from '../journal/causes.ts';
import { stepsOf } from '../journal/steps.ts';
import type { AppEvent, AppEventType } from '../../slices/events.ts';
import { initialState } from '../../slices/state.ts';
import { ALL, choices, listed, treeOf } from '../../ui/admin/filtering.ts';

const happened = (id: string, type: AppEventType, source: string, causation: string | null) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the kernel would stamp it
  ({ id, type, payload: {}, source, causation, time: 0, correlation: '', depth: 0 }) as unknown as AppEvent;

const events = [
  happened('a', 'view/wentOffline', 'system', null),
  happened('b', 'auth/logoutTapped', 'user', null),
  happened('c', 'auth/loggedOut', 'rule', 'b'),
  happened('d', 'view/wentOnline', 'system', null),
  happened('e', 'view/minutePassed', 'timer', 'c'),
];
const visit = { steps: stepsOf(initialState, events), causes: causesOf(events) };
const list = (filter: Partial<typeof ALL>) => listed(visit, { ...ALL, ...filter });

test('what is listed stands in the order of the log, whatever led to it', () => {
  expect(list({})).toEqual([0, 1, 2, 3, 4]);
  expect(list({ slice: 'view' })).toEqual([0, 3, 4]);
  expect(list({ source: 'system' })).toEqual([0, 3]);
  expect(list({ cause: 'auth/logoutTapped' })).toEqual([1, 2, 4]);
  expect(list({ cause: 'auth/logoutTapped', slice: 'view' })).toEqual([4]);
});

test('only what the visit has met can be chosen', () => {
  const { slices, sources, causes } = choices(visit);
  expect(slices.map(({ value }) => value)).toEqual(['', 'auth', 'view']);
  expect(sources.map(({ value }) => value)).toEqual(['', 'user', 'timer', 'system', 'rule']);
  expect(causes.map(({ value }) => value)).toEqual([
    '',
    'auth/logoutTapped',
    'view/wentOffline',
    'view/wentOnline',
  ]);
});

test('an event stands in the tree of its first cause', () => {
  expect(treeOf(visit.causes, 4)?.at).toBe(1);
  expect(treeOf(visit.causes, 3)?.at).toBe(3);
});
