let isFree = false;
/** Events that were held back and are told now. */
const told = new WeakSet<Event>();

/** Tells a blur a frame later, when it is known where the focus is; one that has left the canvas is told to nobody. */
const tellLater = (event: FocusEvent): void => {
  const { target } = event;
  if (event.relatedTarget !== null || told.has(event)) return;
  event.stopImmediatePropagation();
  requestAnimationFrame(() => {
    if (!document.hasFocus()) return;
    const again = new FocusEvent('focusout', { bubbles: true });
    told.add(again);
    target?.dispatchEvent(again);
  });
};

/**
 * An open dialog takes the focus back from wherever it goes. From here on it does not hear of a focus that leaves the
 * canvas: a person may type into the panel beside it.
 */
export function freeFocus(): void {
  if (isFree) return;
  isFree = true;
  document.addEventListener('focusout', tellLater, true);
}
