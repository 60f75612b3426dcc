import type { LoggedError } from '../../ui/diagnosis.ts';
import { ApiFailure } from '../../domain/failure.ts';

const KEPT = 100;

/** A token in an address or a header. */
export const TOKEN = /(?<=\btoken=)[^\s&'"]+|(?<=\bBearer )\S+/gi;
/** A phone in any writing too: a report may leave this machine, and some addresses of the API carry one. */
const SECRETS = [/\d(?:(?:[\s()-]|%20)*\d){9,}/g, TOKEN];

/** What may be written down of a text. */
export const withoutSecrets = (text: string): string =>
  SECRETS.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);

/** The log of one page. */
export interface ErrorLog {
  readonly entries: () => readonly LoggedError[];
  /** Keeps it, and shows it on the console unless it is a failed call: those are expected. */
  readonly report: (error: unknown, where: string) => LoggedError;
  /** Keeps what the browser prints by itself. */
  readonly keep: (error: unknown, where: string) => LoggedError;
}

/** The latest errors of this page, for the admin area. */
export function createErrorLog(now: () => number, recentTypes: () => readonly string[] = () => []): ErrorLog {
  const entries: LoggedError[] = [];
  const keep = (error: unknown, where: string): LoggedError => {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const entry = {
      time: now(),
      where,
      text: withoutSecrets(text),
      ...(error instanceof Error && { stack: withoutSecrets(error.stack ?? '') }),
      after: recentTypes(),
    };
    entries.push(entry);
    if (entries.length > KEPT) entries.shift();
    return entry;
  };
  return {
    entries: () => entries,
    keep,
    report(error, where) {
      if (!(error instanceof ApiFailure)) console.error(where, error);
      return keep(error, where);
    },
  };
}
