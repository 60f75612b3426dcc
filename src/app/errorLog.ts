import type { LoggedError } from '../ui/diagnosis.ts';
import { ApiFailure } from '../domain/failure.ts';

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
  readonly report: (error: unknown, where: string) => void;
}

/** The latest errors of this page, for the admin area. Failed calls are expected; anything else also shows on the console. */
export function createErrorLog(now: () => number, recentTypes: () => readonly string[] = () => []): ErrorLog {
  const entries: LoggedError[] = [];
  return {
    entries: () => entries,
    report(error, where) {
      const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      entries.push({ time: now(), where, text: withoutSecrets(text), after: recentTypes() });
      if (entries.length > KEPT) entries.shift();
      if (!(error instanceof ApiFailure)) console.error(where, error);
    },
  };
}
