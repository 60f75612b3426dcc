import { useId, useRef, useState } from 'react';
import { selectField } from '../../slices/select.ts';
import { selectWaiting, type Waiting } from '../../slices/user/waiting/selectors.ts';
import { Icon } from '../primitives/Icon.tsx';
import { useRootMark } from '../primitives/useRootMark.ts';
import { useEmit, useSelect } from '../store.tsx';
import { stripWords, WAITING_FOR, waitingWords } from './waitingWords.ts';
import styles from './waiting.module.css';

const selectOpenDialog = selectField('modal', 'open');

interface RowProps {
  readonly waiting: Waiting;
  readonly onWithdraw: () => void;
}

function Row({ waiting, onWithdraw }: RowProps) {
  const emit = useEmit();
  const { id, what, state } = waiting;
  const text = waitingWords(waiting);
  const withdraw = () => {
    onWithdraw();
    if (what.kind === 'coupon') emit('cart/couponRemoved');
    else emit('user/withdrawTapped', { id });
  };
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        {text}
        <small>{WAITING_FOR[state]}</small>
      </span>
      {state === 'login' && (
        <button
          type="button"
          className={styles.action}
          aria-label={`Войти: ${text}`}
          onClick={() => emit('auth/loginAsked', { returnTo: null })}
        >
          Войти
        </button>
      )}
      {state !== 'sending' && (
        <button type="button" className={styles.action} aria-label={`Отменить: ${text}`} onClick={withdraw}>
          Отменить
        </button>
      )}
    </li>
  );
}

/** What a customer chose and that waits for a connection or a login: how much, and by a press what, each to be withdrawn. */
export function WaitingStrip() {
  const all = useSelect(selectWaiting);
  const isCovered = useSelect(selectOpenDialog) !== null;
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const strip = useRef<HTMLButtonElement>(null);
  useRootMark('waiting', all.length > 0 && !isCovered);
  // A dialog has the screen to itself.
  if (all.length === 0 || isCovered) return null;
  const words = stripWords(all);
  // The button goes with its row, and the strip with the last of them.
  const keepFocus = () =>
    (all.length > 1 ? strip.current : document.querySelector<HTMLElement>('main[tabindex]'))?.focus({
      preventScroll: true,
    });
  return (
    <section className={styles.waiting} aria-label="Ждёт соединения или входа">
      <output className="only-heard">{words}</output>
      {isOpen && (
        <ul id={listId} className={styles.list} aria-label="Ждёт соединения">
          {all.map((waiting) => (
            <Row key={waiting.id} waiting={waiting} onWithdraw={keepFocus} />
          ))}
        </ul>
      )}
      <button
        ref={strip}
        type="button"
        className={styles.strip}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="clock" size={20} />
        {words}
        <Icon name="down" size={20} />
      </button>
    </section>
  );
}
