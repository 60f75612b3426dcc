import type { ModalKind } from '../../slices/modal/state.ts';
import { MessageDialog } from './MessageDialog.tsx';

/** In place of a dialog whose code is on the other side of a connection that is not there. */
export function AwaitedDialog({ kind }: { readonly kind: ModalKind }) {
  return (
    <MessageDialog kind={kind} title="Нет соединения с интернетом" button="Закрыть" hasCloseButton={false}>
      <p>Окно откроется само, когда связь появится.</p>
    </MessageDialog>
  );
}
