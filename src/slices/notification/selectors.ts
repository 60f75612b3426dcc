import { startOfDay } from '../../domain/day.ts';
import { select, selectField } from '../select.ts';
import type { AppState } from '../state.ts';

export const selectNotifications = selectField('notification', 'items');

/** Items later than the last look; an unreadable date counts as old (specification, section 4, "Notifications"). */
export const selectNewNotificationCount = select(
  (state: AppState) => state.notification,
  (state: AppState) => state.view.now,
  ({ items, lastCheckedAt }, now) =>
    items.filter(({ createdAt }) => Date.parse(createdAt) > (lastCheckedAt ?? startOfDay(now))).length,
);

/** What is said of messages in this browser; null where there is nothing to say or to choose. */
export type PushOffer = 'ask' | 'asking' | 'refused' | 'on' | null;

/**
 * Messages in this browser, for a customer who agreed to them. Inside of the app they are the app's business, and one
 * that could not be switched on is only logged (specification, section 8, "Only logged").
 */
export const selectPushOffer = select(
  (state: AppState) => state.notification.push,
  (state: AppState) => state.user.customer?.consents.pushNotifications === true,
  (state: AppState) => state.view.device.isApp,
  ({ permission, isAsking, stage }, isAgreed, isApp): PushOffer => {
    if (!isAgreed || isApp || permission === 'unsupported') return null;
    if (isAsking) return 'asking';
    if (permission === 'granted') return stage === 'on' ? 'on' : null;
    return permission === 'denied' ? 'refused' : 'ask';
  },
);
