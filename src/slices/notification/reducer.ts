import { defineReducer } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import type { notificationEvents } from './events.ts';
import { initialNotification, type NotificationState, type PushState } from './state.ts';

/** The app tells its token once; a browser's is fetched for each login anew. */
const betweenCustomers = ({ permission, source, token }: PushState): PushState => ({
  ...initialNotification.push,
  permission,
  ...(source === 'app' ? { source, token } : {}),
});

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

  'notification/pushPermissionFound': ({ push }, { payload }) => {
    push.permission = payload.permission;
    push.isAsking = push.isAsking && payload.permission === 'granted';
    if (push.stage === 'failed') push.stage = 'off';
  },
  'notification/pushAllowTapped': ({ push }) => {
    push.isAsking = true;
  },
  'notification/pushTokenDue': ({ push }) => {
    push.stage = 'starting';
  },
  'notification/pushTokenReceived': ({ push }, { payload: { token, source } }) => {
    if (push.token === token) return;
    Object.assign(push, { token, source, registeredFor: null });
  },
  'notification/pushTokenFailed': ({ push }) => {
    Object.assign(push, { stage: 'failed', isAsking: false });
  },
  'notification/registrationDue': ({ push }, { payload }) => {
    push.registeredFor = payload.customerId;
    push.stage = 'starting';
  },
  'notification/registered': ({ push }) => {
    Object.assign(push, { stage: 'on', isAsking: false });
  },
  'notification/registrationFailed': ({ push }) => {
    Object.assign(push, { stage: 'failed', isAsking: false });
  },
  'notification/pushEndDue': ({ push }) => {
    Object.assign(push, {
      token: null,
      source: null,
      registeredFor: null,
      isAsking: false,
      stage: 'off',
    });
  },
  'notification/messageReceived': null,
  'notification/tapped': null,
  'notification/tapRepeated': null,

  'auth/loggedIn': ({ push }) => ({ ...initialNotification, push: betweenCustomers(push) }),
  'auth/loggedOut': ({ push }) => ({ ...initialNotification, push: betweenCustomers(push) }),
});
