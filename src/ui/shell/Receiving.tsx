import { useId } from 'react';
import { formatPrice } from '../../domain/money.ts';
import { selectReceiving } from '../../slices/cart/receiving/selectors.ts';
import { classNames } from '../primitives/classNames.ts';
import { Icon } from '../primitives/Icon.tsx';
import { useEmit, useSelect } from '../store.tsx';
import styles from './header.module.css';

type Receiving = ReturnType<typeof selectReceiving>;

function noteOf({ place, method, minutes, price, freeFrom }: Receiving): string {
  if (place === null) return 'Доставка или самовывоз';
  if (method === 'self') return 'Самовывоз';
  const cost = [
    price === null ? '' : formatPrice(price),
    freeFrom === null ? '' : `от\u00A0${formatPrice(freeFrom)} бесплатно`,
  ].filter((part) => part !== '');
  return [minutes === null ? 'Доставка' : `Доставка ~${minutes}\u00A0мин`, cost.join(', ')]
    .filter((part) => part !== '')
    .join(' · ');
}

export interface ReceivingButtonProps {
  /** `chip` stands in the header of wide screens, `strip` across narrow ones. */
  readonly look: 'chip' | 'strip';
}

/** Where the order goes; a press asks «Доставить или заберёте?». */
export function ReceivingButton({ look }: ReceivingButtonProps) {
  const emit = useEmit();
  const receiving = useSelect(selectReceiving);
  // What is seen is a part of what is said, so that the button can be called by voice.
  const name = `Получение: ${receiving.place ?? 'не указано'}`;
  const noteId = useId();
  return (
    <div className={classNames(styles.where, look === 'chip' ? styles.chip : styles.strip)}>
      <Icon name={receiving.method === 'self' ? 'store' : 'pin'} size={20} />
      <div className={styles.whereText}>
        <button
          type="button"
          className={styles.whereButton}
          aria-label={name}
          aria-describedby={noteId}
          aria-haspopup="dialog"
          onClick={() => emit('modal/requested', { modal: { kind: 'deliveryChoice' } })}
        >
          {receiving.place ?? name}
        </button>
        <small id={noteId}>{noteOf(receiving)}</small>
      </div>
      {look === 'strip' && <Icon name="forward" size={16} />}
    </div>
  );
}

/** The same across the page, on screens whose header has no room for it. */
export function ReceivingStrip() {
  return (
    <div className="page-width only-phone">
      <ReceivingButton look="strip" />
    </div>
  );
}
