import { useId } from 'react';
import { formatPrice } from '../../domain/money.ts';
import { promiseWords, type Promised } from '../../domain/promise.ts';
import { selectPromise, selectReceiving } from '../../slices/cart/receiving/selectors.ts';
import { selectNow } from '../../slices/view/selectors.ts';
import { Icon } from '../primitives/Icon.tsx';
import { useOpens } from '../modals/useOpens.ts';
import { useSelect } from '../store.tsx';
import styles from './header.module.css';

type Receiving = ReturnType<typeof selectReceiving>;

/** A time of the clock where one is known, else what it costs. */
function promiseOf(
  { place, method, price, freeFrom }: Receiving,
  promised: Promised | null,
  now: number,
): string {
  if (promised) {
    const words = promiseWords(promised, now);
    if (promised.kind === 'closed') return words.charAt(0).toUpperCase() + words.slice(1);
    return `${method === 'self' ? 'Заберёте' : 'Доставим'} ${words}`;
  }
  if (place === null) return 'Куда привезти?';
  if (method === 'self') return 'Самовывоз';
  if (freeFrom !== null) return `Бесплатно от\u00A0${formatPrice(freeFrom)}`;
  return price === null ? 'Доставка' : `Доставка ${formatPrice(price)}`;
}

/** Where the order goes, and when it comes; a press asks «Доставить или заберёте?». */
export function ReceivingButton() {
  const opens = useOpens();
  const receiving = useSelect(selectReceiving);
  const promise = promiseOf(receiving, useSelect(selectPromise), useSelect(selectNow));
  const noteId = useId();
  return (
    <div className={styles.where}>
      <Icon name={receiving.method === 'self' ? 'store' : 'pin'} size={20} />
      <div className={styles.whereText}>
        <b id={noteId}>{promise}</b>
        <button
          type="button"
          className={styles.whereButton}
          // What is seen is a part of what is said, so that the button can be called by voice.
          aria-label={`Получение: ${receiving.place ?? 'не указано'}`}
          aria-describedby={noteId}
          aria-haspopup="dialog"
          {...opens({ kind: 'deliveryChoice' })}
        >
          {receiving.placeInCity ?? 'не указано'}
        </button>
      </div>
    </div>
  );
}
