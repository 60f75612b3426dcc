import { EMPTY } from 'rxjs';
import { effect } from '../../effect.ts';

export const navigate = effect({
  name: 'view/navigate',
  on: ['view/navigationDue'],
  policy: 'every',
  run({ event: { payload }, world }) {
    world.navigation.go(payload.to, payload.mode);
    return EMPTY;
  },
});
