const NOTHING_EXPECTED: readonly RegExp[] = [];

let found: string[] = [];

/** Notes something that no story may meet. */
export const noteProblem = (text: string): void => {
  found.push(text);
};

const wordOf = (value: unknown): string => (value instanceof Error ? `${value.name}: ${value.message}` : String(value));

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
  found.filter((text) => !expected.some((pattern) => pattern.test(text)));
