import type { ModalKind } from '../../slices/modal/state.ts';
import { PlainDialog } from '../dialog/PlainDialog.tsx';
import { useDismiss } from './useDismiss.ts';

/** In place of a dialog whose code could not be fetched or failed. */
export function FailedDialog({ kind }: { readonly kind: ModalKind }) {
  return (
    <PlainDialog title="Что-то пошло не так" button="Закрыть" onClose={useDismiss(kind)}>
      <p>Это окно не открылось. Проверьте соединение, обновите страницу и попробуйте ещё раз.</p>
    </PlainDialog>
  );
}
