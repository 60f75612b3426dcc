import { expect, test } from 'vitest';
import { demoCustomer, demoNotifications, demoToken, NOW } from '../../../tests/demo.ts';
import { fold, restored, shopOpened, signedIn, type Step } from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { onStage } from '../../../tests/stage.ts';
import type { UserId } from '../../domain/customer.ts';
import { draft } from '../draft.ts';
import { selectNewNotificationCount } from './selectors.ts';

const loaded = draft('notification/listLoaded', { items: demoNotifications });
const opened = draft('notification/listOpened');
const customer: Step = [shopOpened(), restored(), signedIn()];
const item = (createdAt: string) => ({ ...demoNotifications[0]!, createdAt });

test('new are those since today at 00:00 as long as nobody looked (specification, section 4, "Notifications")', () => {
  expect(selectNewNotificationCount(fold(customer, loaded))).toBe(2);
});

test('after a look only later ones are new', () => {
  expect(selectNewNotificationCount(fold(customer, loaded, opened))).toBe(0);
  const later = draft('notification/listLoaded', {
    items: [...demoNotifications, item(new Date(NOW + 60_000).toISOString())],
  });
  expect(selectNewNotificationCount(fold(customer, loaded, opened, later))).toBe(1);
});

test('the moment of the last look itself is not new, and a clock that is set back makes nothing negative', () => {
  const exact = draft('notification/listLoaded', { items: [item(new Date(NOW).toISOString())] });
  expect(selectNewNotificationCount(fold(customer, opened, exact))).toBe(0);
  const { state } = given(customer, loaded)
    .at(NOW - 365 * 24 * 3_600_000)
    .when('notification/listOpened');
  expect(selectNewNotificationCount(state)).toBe(demoNotifications.length);
});

test('an unreadable date counts as old', () => {
  const broken = draft('notification/listLoaded', { items: [item('yesterday')] });
  expect(selectNewNotificationCount(fold(customer, broken))).toBe(0);
});

test('the last look is kept for each customer, and recalled at login and in the next visit', () => {
  const kept = new Map<string, number>();
  const storage = {
    lastCheck: (userId: string) => kept.get(userId) ?? null,
    saveLastCheck: (userId: string, at: number) => void kept.set(userId, at),
  };
  const login = (id: string) =>
    draft('auth/loggedIn', {
      customer: { ...demoCustomer, id: id as UserId },
      token: demoToken,
      returnTo: null,
    });
  onStage(({ open, flush }) => {
    const { emit, store, timesOf } = open([shopOpened(), restored()], { storage });
    emit('a 9ms o 9ms x 9ms b 9ms x 9ms a', {
      a: login('user-1'),
      b: login('user-2'),
      o: opened,
      x: draft('auth/logoutTapped'),
    });
    flush();
    expect([...kept]).toEqual([['user-1', NOW + 10]]);
    expect(timesOf('notification/checkRecalled')).toEqual([50]);
    expect(store.state().notification.lastCheckedAt).toBe(NOW + 10);
  });
  onStage(({ open, flush }) => {
    const { emit, store } = open([shopOpened(), signedIn()], { storage });
    emit('r', { r: draft('view/restored', { saved: {} as never, storeVersion: '1', isOnline: true }) });
    flush();
    expect(store.state().notification.lastCheckedAt).toBe(NOW + 10);
  });
});
