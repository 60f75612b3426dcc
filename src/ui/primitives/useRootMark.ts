import { useLayoutEffect } from 'react';

/** What a page has at its foot or over itself, in the words of `dataset`. */
export type RootMark =
  | 'dishStep'
  | 'orderStep'
  | 'orderGoal'
  | 'prompt'
  | 'waiting'
  | 'customer'
  | 'basketBar'
  | 'pageTop'
  | 'orderRow';

const counts = new Map<RootMark, number>();

function count(mark: RootMark, change: 1 | -1): void {
  const left = (counts.get(mark) ?? 0) + change;
  counts.set(mark, left);
  const { dataset } = document.documentElement;
  if (left > 0) dataset[mark] = '';
  else delete dataset[mark];
}

/**
 * Marks the root of the page, as long as this is shown, for what lies elsewhere and has to keep clear of it. A sheet that asked
 * with `:has()` would look through the whole menu at every press.
 */
export function useRootMark(mark: RootMark, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark, isOn]);
}
