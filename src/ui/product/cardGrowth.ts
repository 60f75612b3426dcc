/** One picture at a time bears it. */
const NAME = 'dish';
/** The page stands still meanwhile: a dialog that takes longer opens without the picture. */
const PATIENCE_MS = 300;

const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

const dialogPicture = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[role=dialog] [data-media] img');

/** The dialog's picture once it stands in the page; null if it does not come in time. */
const comingPicture = (): Promise<HTMLElement | null> =>
  new Promise((resolve) => {
    const settle = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(dialogPicture());
    };
    const observer = new MutationObserver(() => dialogPicture() && settle());
    const timer = setTimeout(settle, PATIENCE_MS);
    observer.observe(document.body, { childList: true, subtree: true });
    if (dialogPicture()) settle();
  });

/** Lets the picture of the pressed card grow into the dialog that `go` opens; without View Transitions or motion it just goes. */
export const growCard = (link: HTMLElement, go: () => void): void => {
  const picture = link.closest('article')?.querySelector('img');
  if (!picture || !('startViewTransition' in document) || !wantsMotion()) return go();
  let grown: HTMLElement | null = null;
  picture.style.viewTransitionName = NAME;
  const { ready, finished } = document.startViewTransition(async () => {
    picture.style.viewTransitionName = '';
    go();
    grown = await comingPicture();
    if (grown) grown.style.viewTransitionName = NAME;
  });
  // A transition that another one ends, or that a hidden page skips, has still opened the dialog.
  void ready.catch(() => undefined);
  void finished
    .catch(() => undefined)
    .finally(() => {
      if (grown) grown.style.viewTransitionName = '';
    });
};
