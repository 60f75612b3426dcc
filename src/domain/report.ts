/** What a customer sends of a visit that went wrong. */
export interface WrittenReport {
  /** JSON, without personal data. */
  readonly text: string;
  /** Six digits to read out on the phone; they stand in the text too. */
  readonly number: string;
}

/** `lost`: nobody knows whether it has arrived. */
export type ReportAnswer = 'taken' | 'refused' | 'lost';
