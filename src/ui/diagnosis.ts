import { createContext, useContext } from 'react';
import type { ReportAnswer, WrittenReport } from '../domain/report.ts';
import type { AppEvent } from '../slices/events.ts';
import type { AppState } from '../slices/state.ts';

/** An error as the page keeps it: without personal data. */
export interface LoggedError {
  /** Milliseconds. */
  readonly time: number;
  readonly where: string;
  readonly text: string;
  /** Where in the code; '' where nobody knows. */
  readonly stack?: string;
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

/** What a customer may send of this visit, as it was when it was asked for. */
export interface Reporting {
  /** How many things the customer has done that stand in it. */
  readonly actions: number;
  /** The moment of the first event in it, in ms; null where there is none. */
  readonly since: number | null;
  /** What leaves the page of the words that somebody typed. */
  readonly masked: (words: string) => string;
  /** The same words give the same report. */
  readonly write: (words: string) => WrittenReport;
  /** Puts it on the clipboard; false where the browser does not allow it. */
  readonly copy: (report: WrittenReport) => Promise<boolean>;
  /** Null where nobody takes reports. Never fails. */
  readonly send: ((report: WrittenReport) => Promise<ReportAnswer>) | null;
}

/** What this page can tell of itself to whoever looks for a fault. */
export interface Diagnosis {
  /** The latest errors, the oldest first. */
  readonly errors: () => readonly LoggedError[];
  /** What happened on this page, as JSON without personal data. */
  readonly journal: () => Promise<string>;
  /** Where the value that `read` finds in a state comes from; null while nothing is recorded. */
  readonly origin: (read: (state: AppState) => unknown) => Promise<Origin | null>;
  /** What there is to send; fails where its code cannot be fetched. */
  readonly reporting: () => Promise<Reporting>;
}

/** Of a page that records nothing. */
export const NO_DIAGNOSIS: Diagnosis = {
  errors: () => [],
  journal: () => Promise.resolve(''),
  origin: () => Promise.resolve(null),
  reporting: () => Promise.reject(new Error('Nothing is recorded')),
};

const DiagnosisContext = createContext(NO_DIAGNOSIS);
export const DiagnosisProvider = DiagnosisContext.Provider;
export const useDiagnosis = (): Diagnosis => useContext(DiagnosisContext);
