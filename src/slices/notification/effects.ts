import { catchError, EMPTY, map, of } from 'rxjs';
import { effect } from '../effect.ts';
import { draft } from '../events.ts';

const loadNotifications = effect({
  name: 'notification/loadNotifications',
  on: ['user/profileDue', 'order/cleared'],
  policy: 'latest',
  until: ['auth/loggedOut'],
  run({ state, world }) {
    const { customer } = state().user;
    if (!customer) return EMPTY;
    return world.api.notifications(customer.id).pipe(
      map((items) => draft('notification/listLoaded', { items })),
      catchError(() => of(draft('notification/listFailed'))),
    );
  },
});

export const notificationEffects = [loadNotifications] as const;
