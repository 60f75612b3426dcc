import { draft } from '../../slices/draft.ts';
import type { Modal } from '../../slices/modal/state.ts';
import { Button } from '../primitives/Button.tsx';
import { useOpens } from '../modals/useOpens.ts';
import styles from './clear-button.module.css';

// oxlint-disable unicorn/no-thenable -- the state's word for the event that follows, never awaited
const CLEARING: Modal = {
  kind: 'confirm',
  title: 'Очистить корзину?',
  text: 'Блюда, подарки и скидка уйдут. Шесть секунд их ещё можно будет вернуть.',
  confirm: { title: 'Очистить', emits: draft('cart/clearTapped') },
  cancel: { title: 'Оставить', emits: null },
};
// oxlint-enable unicorn/no-thenable

/** Empties the cart, after asking. */
export function ClearButton() {
  const opens = useOpens();
  return (
    <Button size="small" icon="trash" {...opens(CLEARING)}>
      <span className={styles.text}>Очистить корзину</span>
    </Button>
  );
}
