import { startOfDay } from '../../domain/day.ts';
import { select } from '../select.ts';
import type { AppState } from '../state.ts';

export const selectNotifications = select(
  (state: AppState) => state.notification.items,
  (items) => items,
);

/** Items later than the last look; an unreadable date counts as old (specification, section 4, "Notifications"). */
export const selectNewNotificationCount = select(
  (state: AppState) => state.notification,
  (state: AppState) => state.view.now,
  ({ items, lastCheckedAt }, now) =>
    items.filter(({ createdAt }) => Date.parse(createdAt) > (lastCheckedAt ?? startOfDay(now))).length,
);
