/** Opens the dish of a card: at once, until the way to let the card grow has come. */
type Open = (link: HTMLElement, go: () => void) => void;

let open: Open = (_link, go) => go();

/** What lets cards grow comes with the dialog; the first screen does without. */
export const growBy = (way: Open): void => {
  open = way;
};

/** Goes to the dish of a card, whose picture grows into the dialog's where the browser can and the person wants motion. */
export const openGrowing: Open = (link, go) => open(link, go);
