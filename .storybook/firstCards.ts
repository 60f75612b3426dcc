/** As many cards as stand in the first row of the widest screen. */
const FIRST_ROW = 5;

/** Set by a test run that has little time. */
export const run = { isBrief: false };

/**
 * Of a grid of like cards the first row is looked at: axe over the two hundred of the menu takes a third of the time of a
 * screen. `npm run test:deep` looks at all of them. What holds the place of cards to come stays: React takes it away itself.
 */
export function leaveFirstCards(): void {
  if (!run.isBrief) return;
  for (const card of document.querySelectorAll(`[data-cards] > article:nth-child(n + ${FIRST_ROW + 1})`))
    card.remove();
}
