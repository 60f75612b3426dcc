import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBus } from '../../../tests/tabs.ts';
import { answerAsked, askJournals } from './askedJournal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const inMicrotasks = () => vi.advanceTimersByTimeAsync(0);

test('every other tab tells its journal once, however often it is asked', async () => {
  const bus = createBus();
  const heard: unknown[] = [];
  answerAsked(bus.join('shop'), 1, () => 'first');
  answerAsked(bus.join('cart'), 2, () => 'second');
  const asking = bus.join('admin');
  answerAsked(asking, 3, () => 'its own');
  askJournals(asking, 3, (page, text) => heard.push([page, text]));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([
    [1, 'first'],
    [2, 'second'],
  ]);
});

test('a tab that only wakes at the first question hears the next one', async () => {
  const bus = createBus();
  const heard: string[] = [];
  askJournals(bus.join('admin'), 3, (_page, text) => heard.push(text));
  await inMicrotasks();
  answerAsked(bus.join('resting'), 1, () => 'awake');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard).toEqual(['awake']);
});

test('nobody answers what was not asked, and nothing is heard after the end', async () => {
  const bus = createBus();
  const shop = bus.join('shop');
  answerAsked(shop, 1, () => 'told');
  const admin = bus.join('admin');
  admin.post({ kind: 'journalAsked' });
  admin.post({ kind: 'digest', pages: [] });
  await inMicrotasks();
  expect(bus.posted()).toBe(2);
  const heard: string[] = [];
  askJournals(admin, 3, (_page, text) => heard.push(text))();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([]);
});
