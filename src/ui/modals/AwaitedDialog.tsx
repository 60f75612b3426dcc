import type { ModalKind } from '../../slices/modal/state.ts';
import { PlainDialog } from '../dialog/PlainDialog.tsx';
import { useDismiss } from './useDismiss.ts';

/** In place of a dialog whose code is on the other side of a connection that is not there. */
export function AwaitedDialog({ kind }: { readonly kind: ModalKind }) {
  return (
    <PlainDialog title="Нет соединения с интернетом" button="Закрыть" onClose={useDismiss(kind)}>
      <p>Окно откроется само, когда связь появится.</p>
    </PlainDialog>
  );
}
