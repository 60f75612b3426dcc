/**
 * Where what has the focus goes, the focus goes to the main part of the page: otherwise the keyboard would begin again at its
 * top, and a screen reader with it. What knows a better place (a list, a dialog that gives the focus back) is there first.
 */
export function keepFocus(page: Document): void {
  let focused: Node | null = null;
  const look = (): void => {
    if (page.activeElement === page.body)
      page.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    // A dialog gives the focus back in the next frame.
    if (focused?.isConnected === false) requestAnimationFrame(() => requestAnimationFrame(look));
  });
  page.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Node ? target : null;
    observer.disconnect();
    for (let around = focused?.parentNode; around; around = around.parentNode)
      observer.observe(around, { childList: true });
  });
}
