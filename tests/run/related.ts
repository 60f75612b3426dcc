const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** The part of the house that a file belongs to: a slice with all its parts, else its folder. */
const partOf = (path: string): string =>
  /^src\/slices\/[^/]+\//.exec(path)?.[0] ?? path.replace(/[^/]+$/, '');

/**
 * The tests to run at once after a change: the changed ones, those that stand in the part of the house that was changed, and
 * those on the way up from there, which are about all parts.
 * What a change does elsewhere `npm run test:quick` tells.
 *
 *     relatedTests(['src/slices/cart/lines/rules.ts'], all) // the tests under src/slices/cart
 */
export const relatedTests = (changed: readonly string[], all: readonly string[]): readonly string[] => {
  const parts = changed.filter((path) => /\.(tsx?|css)$/.test(path)).map(partOf);
  const isAbove = (folder: string): boolean =>
    /^src\/./.test(folder) && parts.some((part) => part.startsWith(folder));
  return all
    .filter(isTest)
    .filter(
      (path) =>
        changed.includes(path) ||
        parts.some((part) => path.startsWith(part)) ||
        isAbove(path.replace(/[^/]+$/, '')),
    );
};
