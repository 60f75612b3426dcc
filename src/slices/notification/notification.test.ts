import { expect, test } from 'vitest';
import { demoNotifications, NOW } from '../../../tests/demo.ts';
import { fold, restored, shopOpened, signedIn, type Step } from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { draft } from '../events.ts';
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
