import type { ModalOf } from './dialogChunk.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { MODAL_TITLES } from './modalTitles.ts';

/** «Информация» (settings IS_SITE_INFORMATION and TEXT_SITE_INFORMATION). */
export function InformationDialog({ modal }: { readonly modal: ModalOf<'information'> }) {
  return (
    <MessageDialog kind="information" title={MODAL_TITLES.information}>
      <p>{modal.text}</p>
    </MessageDialog>
  );
}
