/** What was kept of a story at some commit: its picture, or what a screen reader is told of it. */
export interface Kept {
  /** As in `50-screens-cart--empty`. */
  readonly story: string;
  /** `390.webp` or `aria.yml`. */
  readonly kind: string;
  /** From the root of the repository. */
  readonly path: string;
  /** Git's name of the bytes. */
  readonly blob: string;
}

/** A story of which something else is kept now. */
export interface Change {
  readonly story: string;
  readonly was: Kept | null;
  readonly is: Kept | null;
}

/** What the file of a baseline is of; null for a file that is none. */
export function keptAs(path: string, blob: string): Kept | null {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const dot = file.indexOf('.');
  const story = file.slice(0, dot);
  return story.includes('--') ? { story, kind: file.slice(dot + 1), path, blob } : null;
}

/** The last one counts: folders are named by the version of the browser, and the newest comes last. */
const byStory = (kept: readonly Kept[]): ReadonlyMap<string, Kept> =>
  new Map(
    kept
      .toSorted((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }))
      .map((one) => [one.story, one]),
  );

/** The stories that are new, gone or look otherwise, by their ids. */
export function changesBetween(before: readonly Kept[], after: readonly Kept[]): readonly Change[] {
  const was = byStory(before);
  const is = byStory(after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .map((story) => ({ story, was: was.get(story) ?? null, is: is.get(story) ?? null }))
    .filter(({ was: old, is: now }) => old?.blob !== now?.blob);
}
