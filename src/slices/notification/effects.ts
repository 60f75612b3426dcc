import { EMPTY, of } from 'rxjs';
import { customerCall } from '../customerCall.ts';
import { effect } from '../effect.ts';
import { draft } from '../events.ts';

const loadNotifications = customerCall({
  name: 'notification/loadNotifications',
  on: ['user/profileDue', 'order/cleared'],
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

export const notificationEffects = [loadNotifications, recallCheck, saveCheck] as const;
