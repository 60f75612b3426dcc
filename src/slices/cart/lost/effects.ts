import { EMPTY } from 'rxjs';
import { effect } from '../../effect.ts';

/** Nobody finds it again: it was put back, is not wanted, or its customer has left. */
export const forgetLost = effect({
  name: 'cart/forgetLost',
  on: ['cart/lostSettled', 'auth/loggedOut'],
  policy: 'every',
  belongsTo: 'page',
  run({ world }) {
    world.lostCart.forget();
    return EMPTY;
  },
});
