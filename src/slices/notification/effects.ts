import { catchError, EMPTY, map, of, timer } from 'rxjs';
import { customerCall } from '../customerCall.ts';
import { effect } from '../effect.ts';
import { draft } from '../draft.ts';

const REPEATED_MS = 2_000;

const loadNotifications = customerCall({
  name: 'notification/loadNotifications',
  on: ['user/profileDue', 'order/cleared', 'notification/messageReceived', 'notification/tapped'],
  ask: (api, { id }) => api.notifications(id),
  loaded: (items) => draft('notification/listLoaded', { items }),
  failed: () => draft('notification/listFailed'),
});

/** When this customer last looked, on this browser (specification, section 3, "Notifications"). */
const recallCheck = effect({
  name: 'notification/recallCheck',
  on: ['view/restored', 'auth/loggedIn'],
  policy: 'latest',
  run({ state, world }) {
    const { customer } = state().user;
    const at = customer && world.storage.lastCheck(customer.id);
    return at === null ? EMPTY : of(draft('notification/checkRecalled', { at }));
  },
});

const saveCheck = effect({
  name: 'notification/saveCheck',
  on: ['notification/listOpened'],
  policy: 'every',
  run({ event, state, world }) {
    const { customer } = state().user;
    if (customer) world.storage.saveLastCheck(customer.id, event.time);
    return EMPTY;
  },
});

/** The question itself is the browser's: it comes right after a tap or not at all. */
const askPermission = effect({
  name: 'notification/askPermission',
  on: ['notification/pushAllowTapped'],
  policy: 'first',
  belongsTo: 'page',
  run: ({ world }) =>
    world.push.ask().pipe(
      map((permission) => draft('notification/pushPermissionFound', { permission })),
      catchError((error: unknown) => {
        world.report(error, 'notification/askPermission');
        return of(draft('notification/pushPermissionFound', { permission: 'unasked' }));
      }),
    ),
});

/** Loads the service of messages, and asks it for this browser's token. */
const fetchToken = effect({
  name: 'notification/fetchToken',
  on: ['notification/pushTokenDue'],
  policy: 'latest',
  belongsTo: 'customer',
  until: ['auth/loggedOut', 'notification/pushEndDue'],
  run: ({ world }) =>
    world.push.token().pipe(
      map((token) => draft('notification/pushTokenReceived', { token, source: 'browser' })),
      catchError((error: unknown) => {
        world.report(error, 'notification/fetchToken');
        return of(draft('notification/pushTokenFailed'));
      }),
    ),
});

/** By the call that fits (assumptions, section 4, "push registration"). A failure is only logged, by the call itself. */
const register = effect({
  name: 'notification/register',
  on: ['notification/registrationDue'],
  policy: 'latest',
  belongsTo: 'customer',
  until: ['auth/loggedOut', 'notification/pushEndDue'],
  run({ event: { payload }, state, world: { api } }) {
    const { token, source } = state().notification.push;
    if (token === null) return EMPTY;
    const call$ =
      source === 'app'
        ? api.registerDevice(payload.customerId, token)
        : api.registerWebDevice(payload.customerId, token);
    return call$.pipe(
      map(() => draft('notification/registered')),
      catchError(() => of(draft('notification/registrationFailed'))),
    );
  },
});

/** A logout of another tab has done this there (assumptions, section 6, "logout"). */
const endPush = effect({
  name: 'notification/endPush',
  on: ['auth/loggedOut', 'notification/pushEndDue'],
  policy: 'every',
  belongsTo: 'page',
  run({ event, world }) {
    if (event.type !== 'auth/loggedOut' || event.payload.reason !== 'elsewhere') world.push.end();
    return EMPTY;
  },
});

const showMessage = effect({
  name: 'notification/showMessage',
  on: ['notification/messageReceived'],
  policy: 'every',
  run({ event, world }) {
    world.push.show(event.payload.message);
    return EMPTY;
  },
});

/** The app may have tapped before its page could follow (specification, section 9, "Push notifications"). */
const repeatTap = effect({
  name: 'notification/repeatTap',
  on: ['notification/tapped'],
  policy: 'latest',
  belongsTo: 'page',
  run({ event: { payload } }) {
    const { link, source } = payload;
    if (link === null || source !== 'app') return EMPTY;
    return timer(REPEATED_MS).pipe(map(() => draft('notification/tapRepeated', { link })));
  },
});

export const notificationEffects = [
  loadNotifications,
  recallCheck,
  saveCheck,
  askPermission,
  fetchToken,
  register,
  endPush,
  showMessage,
  repeatTap,
] as const;
