/** What a press or a key is made of. */
const PRESSES = [
  'click',
  'dblclick',
  'auxclick',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'keydown',
  'keyup',
  'beforeinput',
  'submit',
  'dragstart',
] as const;

const LEFT_TO_THE_BROWSER = /^(?:key|touch)/;

/** Nobody can press anything on this page; it can be scrolled, by a finger or by keys. */
export function makeReadOnly(page: Window): void {
  for (const type of PRESSES)
    page.addEventListener(
      type,
      (event) => {
        event.stopImmediatePropagation();
        if (!LEFT_TO_THE_BROWSER.test(type)) event.preventDefault();
      },
      { capture: true, passive: false },
    );
}
