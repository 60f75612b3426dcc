import { fact, payload } from '../../../kernel/event.ts';
import type { AnalyticsConsent } from './state.ts';

/** What the chain's counters may hear. */
export const counterEvents = {
  'view/analyticsAnswered': fact('user', payload<{ consent: AnalyticsConsent }>()),
} as const;
