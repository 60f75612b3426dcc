/** Brings an item of a row that scrolls sideways to its middle; the page around it stays where it is. */
export function centreIn(row: HTMLElement | null, item: HTMLElement | null | undefined): void {
  if (row && item) row.scrollTo({ left: item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2 });
}
