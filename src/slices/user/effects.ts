import { catchError, EMPTY, map, of } from 'rxjs';
import { effect } from '../effect.ts';
import { draft } from '../events.ts';

const loadProfile = effect({
  name: 'user/loadProfile',
  on: ['view/restored', 'order/cleared'],
  policy: 'latest',
  until: ['auth/loggedOut'],
  run({ state, world }) {
    const { customer } = state().user;
    if (!customer) return EMPTY;
    return world.api.account(customer.phone).pipe(
      map((account) => draft('user/profileLoaded', { customer: account.customer })),
      catchError(() => of(draft('user/profileFailed'))),
    );
  },
});

const saveAllergens = effect({
  name: 'user/saveAllergens',
  on: ['user/allergenToggled', 'user/allergensCleared'],
  policy: 'latest',
  run({ state, world }) {
    world.cookies.saveAllergens(state().user.allergens);
    return EMPTY;
  },
});

export const userEffects = [loadProfile, saveAllergens] as const;
