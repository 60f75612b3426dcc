let locks = 0;

/** Stops the page behind a dialog from scrolling, its place kept and, where the scroll bar has a width, its width too. */
export function lockScroll(): () => void {
  const page = document.documentElement;
  locks += 1;
  if (locks === 1) page.dataset['scrollLocked'] = window.innerWidth > page.clientWidth ? 'gutter' : 'plain';
  return () => {
    locks -= 1;
    if (locks === 0) delete page.dataset['scrollLocked'];
  };
}
