import { ApiFailure } from '../domain/failure.ts';

export interface LoggedError {
  /** Milliseconds. */
  readonly time: number;
  readonly where: string;
  readonly text: string;
}

const KEPT = 100;

/** The latest errors of this page, for the admin area. Failed calls are expected; anything else also shows on the console. */
/** The log of one page. */
export interface ErrorLog {
  readonly entries: () => readonly LoggedError[];
  readonly report: (error: unknown, where: string) => void;
}

export function createErrorLog(now: () => number): ErrorLog {
  const entries: LoggedError[] = [];
  return {
    entries: () => entries,
    report(error, where) {
      const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      entries.push({ time: now(), where, text });
      if (entries.length > KEPT) entries.shift();
      if (!(error instanceof ApiFailure)) console.error(where, error);
    },
  };
}
