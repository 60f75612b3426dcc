/** The element that an event came from, or the nearest around it, that the selector is of. A window and a document are in none. */
export const nearest = (target: EventTarget | null, selector: string): HTMLElement | null | undefined =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- anything but an element has no `closest`
  (target as Element | null)?.closest?.<HTMLElement>(selector);
