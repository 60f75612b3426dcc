/** What the open list looks like. `active` is the index of the marked suggestion, null when the caret is in the text alone. */
export interface ListPosition {
  readonly active: number | null;
  readonly count: number;
}

/** The suggestion that an arrow leads to; the list is a ring, entered from either end. null when it is empty. */
export function movedActive({ active, count }: ListPosition, direction: 1 | -1): number | null {
  if (count === 0) return null;
  if (active === null) return direction === 1 ? 0 : count - 1;
  return (active + direction + count) % count;
}
