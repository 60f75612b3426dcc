export type Table<Row> = Readonly<Record<string, Row>>;

/** The row of a word, or nothing for a word that the table does not have. */
export const rowOf = <Row>(table: Table<Row>, word: string): Row | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** The words that the table knows, in the order given. */
export const wordsOf = (table: Table<unknown>, words: readonly string[]): readonly string[] =>
  words.filter((word) => Object.hasOwn(table, word));

/** The row of the first word that the table knows. */
export const firstOf = <Row>(table: Table<Row>, words: readonly string[]): Row | undefined => {
  const [word] = wordsOf(table, words);
  return word === undefined ? undefined : table[word];
};

/** What stands after a role: `out:salmon` has the role `out`. */
export const inRole = (role: string, words: readonly string[]): readonly string[] =>
  words.filter((word) => word.startsWith(`${role}:`)).map((word) => word.slice(role.length + 1));
