import { selectEarlySlots, selectOpening } from '../../slices/cart/receiving/closedSelectors.ts';
import { usePromiseText } from '../checkout/usePromiseText.ts';
import { useOpens } from '../modals/useOpens.ts';
import { useSelect } from '../store.tsx';
import styles from './closed.module.css';

/** At the top of the menu of a closed shop: when it opens; with dishes in the cart a press shows the times of that day. */
export function ClosedNote() {
  const opens = useOpens();
  const opening = useSelect(selectOpening);
  const [first] = useSelect(selectEarlySlots);
  const promise = usePromiseText();
  if (!first) {
    return (
      <p className={`${styles.note} text-muted`}>
        <b>Сейчас закрыто</b> {opening}
      </p>
    );
  }
  return (
    <button type="button" className={styles.note} aria-haspopup="dialog" {...opens({ kind: 'time' })}>
      <b>{opening}</b>{' '}
      <span className={styles.press}>{promise ?? `Выбрать время с\u00A0${first.label}`}</span>
    </button>
  );
}
