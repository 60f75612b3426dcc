import type { SafeStorage } from '../../ports/storage.ts';
import type { LoggedError } from '../../ui/diagnosis.ts';
import { withoutSecrets } from './errorLog.ts';

/** The first error says what is wrong; a page that fails again and again says it no louder. */
const PAUSE_MS = 60_000;
const LONGEST = 500;
/** Of this browser: when the last report left it. */
const REPORTED_KEY = 'shop:reported';

/**
 * Where an error may quote what somebody typed or what the server said of them: the query of an address, whatever stands in
 * double quotes (a piece of JSON), e-mail addresses, encoded and Russian words. What is left is the program's own English.
 */
const QUOTED = [/(?<=\?)[^\s'"]+/g, /(?<=").*(?=")/gs, /(%[\da-f]{2})+/gi, /[^ -~\s]+/g];
const HIDDEN = '…';

/** Word by word: a pattern for the whole text would take minutes for a long one. */
const withoutMail = (text: string): string =>
  text.replaceAll(/\S+/g, (word) => (word.includes('@') ? HIDDEN : word));

const masked = (text: string): string => {
  const unquoted = QUOTED.reduce((rest, quoted) => rest.replaceAll(quoted, HIDDEN), withoutSecrets(text));
  return withoutMail(unquoted).slice(0, LONGEST);
};

/** One line of JSON: its moment, its kind, its masked words and the types of the last events; nothing else of the page. */
const lineOf = ({ time, where, text, after }: LoggedError): string =>
  JSON.stringify({ time, where, text: masked(text), after });

export interface ErrorReportsOptions {
  /** REPORT_URL; null posts nothing. */
  readonly url: string | null;
  readonly memory: SafeStorage;
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** False where the browser does not take it. */
  readonly send: (url: string, text: string) => boolean;
}

export interface ErrorReports {
  /** Posts an error, if none left this browser within the last minute. */
  readonly post: (error: LoggedError) => void;
  /** The connection is back: the first error that had none goes out. */
  readonly online: () => void;
}

export function createErrorReports({ url, memory, now, isOnline, send }: ErrorReportsOptions): ErrorReports {
  let sentAt = -Infinity;
  let waiting: LoggedError | null = null;
  const isSoonAfter = (before: number): boolean => now() >= before && now() - before < PAUSE_MS;
  const isPaused = (): boolean =>
    isSoonAfter(sentAt) || isSoonAfter(Number(memory.read(REPORTED_KEY) ?? NaN));
  const post = (error: LoggedError): void => {
    if (url === null || isPaused()) return;
    if (!isOnline()) {
      waiting ??= error;
      return;
    }
    if (!send(url, lineOf(error))) return;
    sentAt = now();
    memory.write(REPORTED_KEY, String(sentAt));
  };
  const online = (): void => {
    const first = waiting;
    waiting = null;
    if (first) post(first);
  };
  return { post, online };
}
