/** A provider state as a skeleton shows it. */
export interface StateToWrite {
  readonly name: string;
  /** The names of its parameters. */
  readonly parameters: readonly string[];
  /** What it means, which parameters it gets and what it answers: lines of a comment. */
  readonly comment: readonly string[];
}

/** Writes the handler of states in one language, with nothing but its standard library. */
export interface Language {
  readonly file: string;
  /** What a shell compiles and starts the file with; the port is the variable PORT, or 4011. */
  readonly start: readonly string[];
  readonly textOf: (states: readonly StateToWrite[]) => string;
}

/** What every state answers until it is written. */
export const NOT_WRITTEN = 'not written yet';

/** What each skeleton says of itself: lines of a comment. */
export const about = (start: readonly string[]): readonly string[] => [
  'Provider states of «Журавль» (PROVIDER.md, "States"), written by `zhuravl-contract init`.',
  `Start: ${start.join(' && ')}`,
  'A state that is written brings about what its comment says and answers the values named there, as text. The others are "not applicable".',
  'Never serve it in production.',
];

/** Lines, each behind the same beginning. */
export const behind = (beginning: string, lines: readonly string[]): string =>
  lines.map((line) => `${beginning}${line}`).join('\n');
