import type { ModalKind } from '../../slices/modal/state.ts';
import { MessageDialog } from './MessageDialog.tsx';

/** In place of a dialog whose code could not be fetched or failed. */
export function FailedDialog({ kind }: { readonly kind: ModalKind }) {
  return (
    <MessageDialog kind={kind} title="Что-то пошло не так" button="Закрыть" hasCloseButton={false}>
      <p>Это окно не открылось. Проверьте соединение, обновите страницу и попробуйте ещё раз.</p>
    </MessageDialog>
  );
}
