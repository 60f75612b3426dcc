/** What a person wants of the bench. */
export interface Asked {
  /** Named subjects, in the order of the bench; all where none is named. */
  readonly subjects: readonly string[];
  /** Write the figures into docs/performance.md. */
  readonly isKept: boolean;
  /** End with an error where a floor is missed by more than the noise. */
  readonly isHeld: boolean;
}

const FLAGS = ['--keep', '--hold'] as const;

/** Reads the arguments of `npm run bench`; a text says what is wrong with them. */
export const readAsked = (words: readonly string[], known: readonly string[]): Asked | string => {
  const named = words.filter((word) => !word.startsWith('-'));
  const flags = words.filter((word) => word.startsWith('-'));
  const strange = [
    ...named.filter((word) => !known.includes(word)),
    ...flags.filter((word) => !FLAGS.some((flag) => flag === word)),
  ];
  if (strange.length > 0)
    return `The bench knows no ${strange.join(', ')}; there are: ${[...known, ...FLAGS].join(', ')}`;
  return {
    subjects: known.filter((subject) => named.length === 0 || named.includes(subject)),
    isKept: flags.includes('--keep'),
    isHeld: flags.includes('--hold'),
  };
};
