import { createContext, useContext } from 'react';
import type { AppEvent } from '../slices/events.ts';
import type { AppState } from '../slices/state.ts';

/** An error as the page keeps it: without personal data. */
export interface LoggedError {
  /** Milliseconds. */
  readonly time: number;
  readonly where: string;
  readonly text: string;
  /** Types of the events that came last before it, the latest last. */
  readonly after: readonly string[];
}

/** Where a value on the screen comes from, by what happened on this page. */
export interface Origin {
  /** The event that made it what it is, behind what led to it, the root first; empty: it was so when the log began. */
  readonly chain: readonly AppEvent[];
  /** What it was before that event. */
  readonly before: unknown;
  /** The state right after it, without personal data. */
  readonly state: AppState;
}

/** What this page can tell of itself to whoever looks for a fault. */
export interface Diagnosis {
  /** The latest errors, the oldest first. */
  readonly errors: () => readonly LoggedError[];
  /** What happened on this page, as JSON without personal data. */
  readonly journal: () => Promise<string>;
  /** Where the value that `read` finds in a state comes from; null while nothing is recorded. */
  readonly origin: (read: (state: AppState) => unknown) => Promise<Origin | null>;
}

const DiagnosisContext = createContext<Diagnosis>({
  errors: () => [],
  journal: () => Promise.resolve(''),
  origin: () => Promise.resolve(null),
});
export const DiagnosisProvider = DiagnosisContext.Provider;
export const useDiagnosis = (): Diagnosis => useContext(DiagnosisContext);
