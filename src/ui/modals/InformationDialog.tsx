import type { ModalOf } from './dialogChunk.tsx';
import { MessageDialog } from './MessageDialog.tsx';

/** «Информация» (settings IS_SITE_INFORMATION and TEXT_SITE_INFORMATION). */
export function InformationDialog({ modal }: { readonly modal: ModalOf<'information'> }) {
  return (
    <MessageDialog kind="information" title="Информация">
      <p>{modal.text}</p>
    </MessageDialog>
  );
}
