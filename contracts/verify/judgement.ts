import type { Sentence } from '../sentence.ts';

/** Something wrong in an answer. */
export interface Problem {
  /** JSON path: `$.products[3].price`. */
  readonly path: string;
  readonly says: string;
  /** What it breaks, where that is more than the operation's own sentence. */
  readonly sentence?: Sentence;
}

/** A way that an answer shows, of a group of alternatives. */
export interface Taken {
  readonly group: string;
  readonly way: string;
}

export interface Judgement {
  readonly problems: readonly Problem[];
  readonly taken: readonly Taken[];
  /** Places of what the contract does not name. */
  readonly beyond: readonly string[];
}

export const FINE: Judgement = { problems: [], taken: [], beyond: [] };

export const wrong = (path: string, says: string, sentence?: Sentence): Judgement => ({
  ...FINE,
  problems: [{ path, says, ...(sentence && { sentence }) }],
});

export const together = (judgements: readonly Judgement[]): Judgement => ({
  problems: judgements.flatMap(({ problems }) => problems),
  taken: judgements.flatMap(({ taken }) => taken),
  beyond: judgements.flatMap(({ beyond }) => beyond),
});

const MOST_SHOWN = 80;

/** A value as a report shows it. */
export const shownValue = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
};

const PLAIN_KEY = /^[A-Za-z_]\w*$/;

export const fieldAt = (path: string, key: string): string =>
  PLAIN_KEY.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;
export const itemAt = (path: string, index: number): string => `${path}[${index}]`;

/** The same place in every element of a list. */
export const everywhere = (path: string): string => path.replaceAll(/\[\d+\]/g, '[*]');
