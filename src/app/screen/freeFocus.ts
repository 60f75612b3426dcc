let isFree = false;
let isLeft = false;
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

/** Whatever takes the focus inside of the canvas gives it back at once to what had it outside. */
const givingBack: ProxyHandler<() => void> = {
  apply(take, taker: unknown, args: unknown[]) {
    const outside = document.hasFocus() ? null : window.parent.document.activeElement;
    Reflect.apply(take, taker, args);
    if (outside && 'focus' in outside && typeof outside.focus === 'function')
      outside.focus({ preventScroll: true });
  },
};

const giveBack = (taker: object, method: string): void => {
  const take: unknown = Reflect.get(taker, method);
  if (typeof take === 'function') Reflect.set(taker, method, new Proxy(take, givingBack));
};

/**
 * A look at another moment draws the canvas anew, and what is drawn takes the focus. From the first look on the focus
 * stays with the person, who may be in the middle of several keys.
 */
export function leaveFocus(): void {
  if (isLeft) return;
  isLeft = true;
  giveBack(HTMLElement.prototype, 'focus');
  giveBack(HTMLDialogElement.prototype, 'showModal');
}

/**
 * An open dialog takes the focus back from wherever it goes. From here on it does not hear of a focus that leaves the
 * canvas: a person may type into the panel beside it.
 */
export function freeFocus(): void {
  if (isFree) return;
  isFree = true;
  document.addEventListener('focusout', tellLater, true);
}
