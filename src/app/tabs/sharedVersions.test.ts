import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NEVER, of } from 'rxjs';
import { NOW } from '../../../tests/demo.ts';
import { catalogLoaded, cityEntered, citySelected, fold, settingsLoaded } from '../../../tests/given.ts';
import { createBus, openTestTab, pass, type TestTab } from '../../../tests/tabs.ts';
import { draft } from '../../slices/draft.ts';

const shop = fold(settingsLoaded(), cityEntered(), catalogLoaded(), citySelected);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const open = (holds: Readonly<Record<string, boolean>>) => {
  const bus = createBus();
  const tabs = Object.entries(holds).map(([name, isHolding]) =>
    openTestTab(name, shop, {
      bus,
      world: { visible$: of(true), locks: { hold: () => (isHolding ? of(true) : NEVER) } },
    }),
  );
  const [a, b] = tabs as [TestTab, TestTab];
  return { bus, a, b };
};
const versionsIn = ({ events }: TestTab) =>
  events.flatMap(({ type, payload }) => (type === 'view/storeVersionFound' ? [payload] : []));

test('a version that the polling tab finds is found in the other, which reloads by its own rules', async () => {
  const { a, b } = open({ a: true, b: false });
  a.emit(draft('view/storeVersionFound', { version: '77' }));
  await pass(0);
  expect(versionsIn(b)).toEqual([{ version: '77' }]);
  expect(b.events.some(({ type }) => type === 'view/reloadDue')).toBe(true);
});

test('a tab that does not poll tells nobody what it was told', async () => {
  const { a, b } = open({ a: true, b: false });
  b.emit(draft('view/storeVersionFound', { version: '77' }));
  await pass(0);
  expect(versionsIn(a)).toEqual([]);
});

test('two tabs that both poll, for want of locks, do not answer each other for ever', async () => {
  const { bus, a, b } = open({ a: true, b: true });
  const before = bus.posted();
  a.emit(draft('view/storeVersionFound', { version: '1' }));
  await pass(0);
  expect([versionsIn(a).length, versionsIn(b).length]).toEqual([1, 1]);
  expect(bus.posted() - before).toBe(1);
});

test('what is no version is not let in', async () => {
  const { bus, b } = open({ a: true, b: false });
  const stranger = bus.join('stranger');
  stranger.post({ kind: 'version', type: 'view/storeVersionFound', version: '<b>' });
  stranger.post({ kind: 'version', type: 'auth/loggedOut', version: '7' });
  await pass(0);
  expect(versionsIn(b)).toEqual([]);
  expect(b.reports).toEqual([]);
});
