import { createContext, useContext } from 'react';

/** An error as the page keeps it: without personal data. */
export interface LoggedError {
  /** Milliseconds. */
  readonly time: number;
  readonly where: string;
  readonly text: string;
  /** Types of the events that came last before it, the latest last. */
  readonly after: readonly string[];
}

/** What this page can tell of itself to whoever looks for a fault. */
export interface Diagnosis {
  /** The latest errors, the oldest first. */
  readonly errors: () => readonly LoggedError[];
  /** What happened on this page, as JSON without personal data. */
  readonly journal: () => Promise<string>;
}

const DiagnosisContext = createContext<Diagnosis>({ errors: () => [], journal: () => Promise.resolve('') });
export const DiagnosisProvider = DiagnosisContext.Provider;
export const useDiagnosis = (): Diagnosis => useContext(DiagnosisContext);
