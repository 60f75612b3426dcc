const CANDIDATES =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,[tabindex]';

/** The tab order stops once in a group of radios: at the chosen one, or at any while none is. */
function isRadioStop(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true;
  const group = `input[type=radio][name=${JSON.stringify(element.name)}]:checked`;
  return element.getRootNode() instanceof Document && document.querySelector(group) === null;
}

function isStop(element: HTMLElement): boolean {
  const isShown = element.checkVisibility({ visibilityProperty: true });
  return isShown && element.tabIndex >= 0 && element.closest('[inert]') === null && isRadioStop(element);
}

/** Everything inside a box that Tab stops at, in order. */
export function tabStops(box: HTMLElement): readonly HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(CANDIDATES)].filter(isStop);
}

/** Where Tab must lead when it would leave the box: round to the other end. undefined: the browser's own step is right. */
export function loopedStop(box: HTMLElement, isBackward: boolean): HTMLElement | undefined {
  const stops = tabStops(box);
  const present = document.activeElement;
  const edge = isBackward ? stops.at(0) : stops.at(-1);
  const isLeaving = present === edge || (isBackward && present === box) || !box.contains(present);
  if (!isLeaving) return undefined;
  return (isBackward ? stops.at(-1) : stops.at(0)) ?? box;
}
