import { takeAway } from './earlyDialog.ts';

/**
 * One dialog stands where one of the page's own stood, and nothing is seen to come or go: at once or, while a button of the
 * other is held down, when that was let go and has answered nothing. With the button its press would be lost. The result ends
 * the waiting.
 */
export function takePlaceOf(id: string | undefined, dialog: HTMLElement, onTaken: () => void): () => void {
  const early = id === undefined ? null : document.querySelector(`#${id}[open]`);
  const end = new AbortController();
  const take = (): void => {
    if (early) {
      dialog.dataset['instant'] = '';
      takeAway(document, early.id);
    }
    onTaken();
  };
  // The click comes after the event; an answer closes the dialog with it, and is heard elsewhere.
  const look = (): void =>
    void setTimeout(() => {
      if (end.signal.aborted || !early?.matches('[open]')) return;
      end.abort();
      take();
    });
  if (early?.querySelector(':active'))
    for (const type of ['pointerup', 'keyup']) addEventListener(type, look, { signal: end.signal });
  else take();
  return () => end.abort();
}
