/** Whether a list still shows what is looked for. */
export type Shows<T> = (list: readonly T[]) => Promise<boolean>;

const without = <T>(list: readonly T[], from: number, count: number): readonly T[] => [
  ...list.slice(0, from),
  ...list.slice(from + count),
];

/**
 * Leaves out whatever is not needed to show it: halves first, then smaller and smaller parts (Zeller's delta debugging, without
 * its complements). Asks at most `most` times; what it gives has shown it, or is the list itself.
 */
export async function shorten<T>(list: readonly T[], shows: Shows<T>, most: number): Promise<readonly T[]> {
  let shortest = list;
  let asked = 0;
  for (let size = Math.ceil(shortest.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    // From the end: what came last is needed most, what leads there may be long.
    for (let from = shortest.length - size; from >= 0 && asked < most; from -= size) {
      const candidate = without(shortest, from, size);
      asked += 1;
      if (await shows(candidate)) shortest = candidate;
    }
  return shortest;
}
