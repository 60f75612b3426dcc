/** What is given at New Year. */
export interface NewYearGift {
  readonly title: string;
  readonly text: string;
  readonly image: string | null;
  readonly link: string | null;
}

/** The New Year's promotion, as the settings tell it. */
export interface NewYear {
  readonly title: string;
  readonly text: string;
  readonly code: string | null;
  readonly image: string | null;
  /** ISO. */
  readonly dateFrom: string | null;
  /** ISO. */
  readonly dateTo: string | null;
  readonly terms: readonly string[];
  readonly gifts: readonly NewYearGift[];
}
