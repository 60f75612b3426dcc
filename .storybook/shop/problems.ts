/* oxlint-disable no-console -- the watch over the console itself */
const NOTHING_EXPECTED: readonly RegExp[] = [];
/**
 * React speaks of the scopes that the workbench itself opens around every press; the shop has none. The workbench speaks of its own
 * store when it writes down an event that a spy was told: an event names its window, and that the store.
 */
const ABOUT_WORKBENCH = /inside an `act` scope|^Accessing the Story Store is deprecated/;

let found: string[] = [];

/** Notes something that no story may meet. */
export const noteProblem = (text: string): void => {
  found.push(text);
};

const wordOf = (value: unknown): string =>
  value instanceof Error ? `${value.name}: ${value.message}` : String(value);

/** From here on, errors and warnings of the console are problems, until the result is called. */
export function watchConsole(): () => void {
  found = [];
  const { error, warn } = console;
  const watched =
    (original: typeof error): typeof error =>
    (...words: readonly unknown[]) => {
      noteProblem(words.map(wordOf).join(' '));
      original(...words);
    };
  console.error = watched(error);
  console.warn = watched(warn);
  return () => {
    console.error = error;
    console.warn = warn;
  };
}

/** What was noted and is not expected. */
export const unexpectedProblems = (expected: readonly RegExp[] = NOTHING_EXPECTED): readonly string[] =>
  found.filter((text) => ![ABOUT_WORKBENCH, ...expected].some((pattern) => pattern.test(text)));
