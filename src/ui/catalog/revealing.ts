/** Cards that a frame lays out without keeping a finger waiting. */
const IN_A_FRAME = 24;

/** Cards that are to be shown again, by their grid, in the order of the page. */
const hidden = new Map<Element, HTMLElement[]>();
let frame: number | null = null;

/** What a section skips while it is off the screen costs nothing; some browsers cannot tell. */
const isSkipped = (grid: Element): boolean =>
  typeof grid.checkVisibility === 'function' && !grid.checkVisibility({ contentVisibilityAuto: true });

/** From the first grid that is not above the screen on, then what is above it. */
const inTurn = (): readonly Element[] => {
  const grids = [...hidden.keys()];
  const first = grids.findIndex((grid) => grid.getBoundingClientRect().bottom > 0);
  return [...grids.slice(Math.max(0, first)), ...grids.slice(0, Math.max(0, first))];
};

function revealSome(): void {
  frame = null;
  let left = IN_A_FRAME;
  for (const grid of inTurn()) {
    const cards = hidden.get(grid) ?? [];
    const now = isSkipped(grid) ? cards.splice(0) : cards.splice(0, left);
    for (const card of now) card.hidden = false;
    if (cards.length > 0) break;
    hidden.delete(grid);
    if (!isSkipped(grid)) left -= now.length;
    if (left <= 0) break;
  }
  plan();
}

const plan = (): void => {
  if (hidden.size > 0) frame ??= requestAnimationFrame(revealSome);
};

/**
 * Shows cards of a grid again, so many in a frame and those in sight first: a menu whose filter left it three screens long
 * would be laid out whole otherwise. Replaces what this grid was to show before.
 */
export function revealCards(grid: Element, cards: HTMLElement[]): void {
  hidden.delete(grid);
  if (cards.length > 0) hidden.set(grid, cards);
  plan();
}
