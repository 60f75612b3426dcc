import { defineReducer } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import type { notificationEvents } from './events.ts';
import { initialNotification, type NotificationState } from './state.ts';

export const reduceNotification = defineReducer<
  AppEvents,
  keyof typeof notificationEvents,
  NotificationState
>({
  'notification/listLoaded': (state, { payload }) => {
    state.items = [...payload.items];
  },
  'notification/listFailed': null,
  'notification/checkRecalled': (state, { payload }) => {
    state.lastCheckedAt = payload.at;
  },
  'notification/listOpened': (state, { time }) => {
    state.lastCheckedAt = time;
  },
  'auth/loggedIn': () => initialNotification,
  'auth/loggedOut': () => initialNotification,
});
