import { EMPTY } from 'rxjs';
import { effect } from '../../effect.ts';

/** Seen is what a person has closed: a page that goes meanwhile shows it again. */
export const rememberGreeting = effect({
  name: 'view/rememberGreeting',
  on: ['modal/dismissed'],
  policy: 'every',
  run({ event, state, world }) {
    const { kind } = event.payload;
    const { information } = state().view.seen;
    if (kind === 'information' && information !== null) world.storage.saveInformed(information);
    if (kind === 'march') world.storage.saveMarch();
    return EMPTY;
  },
});
