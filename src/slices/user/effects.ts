import { EMPTY } from 'rxjs';
import { customerCall } from '../customerCall.ts';
import { effect } from '../effect.ts';
import { draft } from '../events.ts';

const loadProfile = customerCall({
  name: 'user/loadProfile',
  on: ['view/restored', 'order/cleared'],
  ask: (api, { phone }) => api.account(phone),
  loaded: ({ customer }) => draft('user/profileLoaded', { customer }),
  failed: () => draft('user/profileFailed'),
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
