/** Reads a key of the browser's storage; throws where there is none. */
export type Read = (key: string) => string | null;

/** The version that the saved slices have in their keys; '' where nothing is kept. An older client wrote the version alone. */
const storedVersion = (read: Read): string => {
  const known = read('shop:version') ?? '';
  return /"version":"([^"]*)"/.exec(known)?.[1] ?? known;
};

/**
 * What the browser keeps of a slice (`src/app/tabs/storedSlices.ts`), without the code that saves it and knows its shape: a field may
 * be anything. What is not there or cannot be read has no fields.
 */
export function savedSlice(read: Read, slice: string): Readonly<Record<string, unknown>> {
  try {
    // What is not there is null, which is JSON, and so no exception: one would cost a phone 15 ms before the first paint.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- any JSON but null has fields or none
    const saved = JSON.parse(read(`shop:${storedVersion(read)}:${slice}`)!) as {
      state?: Readonly<Record<string, unknown>>;
    } | null;
    return saved?.state ?? {};
  } catch {
    return {};
  }
}
