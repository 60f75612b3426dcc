import type { ModalOf } from './dialogChunk.ts';
import { MessageDialog } from './MessageDialog.tsx';

/** What left the cart when it was compared with the catalog (specification, section 5, "Cart validation"). */
export function CartErrorsDialog({ modal }: { readonly modal: ModalOf<'cartErrors'> }) {
  return (
    <MessageDialog kind="cartErrors" title="Корзина изменилась" button="Ок" hasCloseButton={false}>
      <ul className="message__list">
        {[...new Set(modal.messages)].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </MessageDialog>
  );
}
