/** A value for each key. */
export const byKey = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key is in it
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;
