export type AnalyticsConsent = 'given' | 'refused';

export interface CountersState {
  /** Whether the chain's counters may hear anything; null until the customer has answered. */
  readonly analyticsConsent: AnalyticsConsent | null;
}

export const initialCounters: CountersState = { analyticsConsent: null };
