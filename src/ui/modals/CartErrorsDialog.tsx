import { useMemo } from 'react';
import { formatPrice } from '../../domain/money.ts';
import type { PriceChange } from '../../slices/modal/state.ts';
import { OriginOf } from '../why/OriginOf.tsx';
import { readPrice } from '../why/sums.ts';
import type { ModalOf } from './dialogChunk.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { MODAL_TITLES } from './modalTitles.ts';
import styles from './message-dialog.module.css';

/** What the dish cost in the cart, and what it costs now. */
function NewPrice({ change: { productId, before, after } }: { readonly change: PriceChange }) {
  const read = useMemo(() => readPrice(productId), [productId]);
  return (
    <p className={styles.price}>
      {'Было '}
      <s>{formatPrice(before)}</s>
      {', стало '}
      <b>{formatPrice(after)}</b>
      <OriginOf value={after} read={read} />
    </p>
  );
}

/** What left the cart when it was compared with the catalog (specification, section 5, "Cart validation"). */
export function CartErrorsDialog({ modal }: { readonly modal: ModalOf<'cartErrors'> }) {
  const { prices = [] } = modal;
  return (
    <MessageDialog kind="cartErrors" title={MODAL_TITLES.cartErrors} button="Ок" hasCloseButton={false}>
      <ul className={styles.list}>
        {modal.messages.map((message, index) => {
          const change = prices.find(({ at }) => at === index);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the messages of a dialog never change
            <li key={index}>
              {message}
              {change && <NewPrice change={change} />}
            </li>
          );
        })}
      </ul>
    </MessageDialog>
  );
}
