import { formatPrice } from '../../domain/money.ts';
import type { PriceChange } from '../../slices/modal/state.ts';
import type { ModalOf } from './dialogChunk.ts';
import { MessageDialog } from './MessageDialog.tsx';

/** What the dish cost in the cart, and what it costs now. */
function NewPrice({ change }: { readonly change: PriceChange | undefined }) {
  if (!change) return null;
  return (
    <p className="message__price">
      {'Было '}
      <s>{formatPrice(change.before)}</s>
      {', стало '}
      <b>{formatPrice(change.after)}</b>
    </p>
  );
}

/** What left the cart when it was compared with the catalog (specification, section 5, "Cart validation"). */
export function CartErrorsDialog({ modal }: { readonly modal: ModalOf<'cartErrors'> }) {
  const { prices = [] } = modal;
  return (
    <MessageDialog kind="cartErrors" title="Корзина изменилась" button="Ок" hasCloseButton={false}>
      <ul className="message__list">
        {[...new Set(modal.messages)].map((message) => (
          <li key={message}>
            {message}
            <NewPrice change={prices.find((change) => change.message === message)} />
          </li>
        ))}
      </ul>
    </MessageDialog>
  );
}
