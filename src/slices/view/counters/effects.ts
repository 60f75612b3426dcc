import { EMPTY } from 'rxjs';
import { effect } from '../../effect.ts';

export const saveAnalyticsConsent = effect({
  name: 'view/saveAnalyticsConsent',
  on: ['view/analyticsAnswered'],
  policy: 'every',
  belongsTo: 'page',
  run({ event, world }) {
    world.storage.saveAnalyticsConsent(event.payload.consent);
    return EMPTY;
  },
});
