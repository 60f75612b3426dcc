import { selectIsUndoOffered } from '../../slices/cart/selectors.ts';
import { Snackbar, SnackbarRegion } from '../primitives/Snackbar.tsx';
import { useEmit, useSelect } from '../store.tsx';

/** Offers the removed line back for as long as the cart remembers it. */
export function UndoSnackbar() {
  const emit = useEmit();
  const line = useSelect(selectIsUndoOffered);
  if (!line) return null;
  const undo = () => {
    // The button goes with the press: the keyboard goes on from the page's main part.
    document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
    emit('cart/undoTapped');
  };
  return (
    <SnackbarRegion>
      <Snackbar key={line.id} action="Вернуть" onAction={undo}>
        {`Убрали: ${line.name}`}
      </Snackbar>
    </SnackbarRegion>
  );
}
