import { catchError, EMPTY, map, of } from 'rxjs';
import { effect } from '../effect.ts';
import { draft } from '../events.ts';

const loadPromos = effect({
  name: 'promo/loadPromos',
  on: ['user/profileDue'],
  policy: 'latest',
  until: ['auth/loggedOut'],
  run({ state, world }) {
    const { customer } = state().user;
    if (!customer) return EMPTY;
    return world.api.promos(customer.id).pipe(
      map((promos) => draft('promo/listLoaded', { promos })),
      catchError(() => of(draft('promo/listFailed'))),
    );
  },
});

export const promoEffects = [loadPromos] as const;
