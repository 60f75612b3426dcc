import type { PartMeanings } from '../tables.ts';
import type { counterEvents } from './events.ts';

export const counterMeanings: PartMeanings<keyof typeof counterEvents> = {
  'view/analyticsAnswered': (view, { payload }) => {
    view.analyticsConsent = payload.consent;
  },
};
