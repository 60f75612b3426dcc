/** Reads a key of the browser's storage; throws where there is none. */
export type Read = (key: string) => string | null;

/**
 * The version that the saved slices have in their keys (`src/app/tabs/storedSlices.ts`), read without the code that saves it; ''
 * where nothing is kept. An older client wrote the version alone.
 */
export const storedVersion = (read: Read): string => {
  const known = read('shop:version') ?? '';
  return /"version":"([^"]*)"/.exec(known)?.[1] ?? known.trim();
};
