import { selectUndo } from '../../slices/cart/undo/selectors.ts';
import { Snackbar, SnackbarRegion } from '../primitives/Snackbar.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { changeText } from '../../slices/cart/undo/changeText.ts';

/** Offers the last change of the cart back for as long as the cart remembers it. */
export function UndoSnackbar() {
  const emit = useEmit();
  const change = useSelect(selectUndo);
  if (!change) return null;
  const undo = () => {
    // The button goes with the press: the keyboard goes on from the page's main part, or from a dialog, which stands behind it. One of
    // the browser's own takes no focus itself.
    const places = [...document.querySelectorAll<HTMLElement>('main, [role="dialog"]')];
    const place = document.querySelector<HTMLElement>(':modal button') ?? places.pop();
    place?.focus({ preventScroll: true });
    emit('cart/undoTapped');
  };
  return (
    <SnackbarRegion>
      <Snackbar key={change.id} action="Вернуть" onAction={undo}>
        {changeText(change.said)}
      </Snackbar>
    </SnackbarRegion>
  );
}
