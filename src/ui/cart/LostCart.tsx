import { selectLostCount } from '../../slices/cart/lost/selectors.ts';
import { counted } from '../../domain/plural.ts';
import { Button } from '../primitives/Button.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { useEmit, useSelect } from '../store.tsx';
import styles from './lost-cart.module.css';

const DISHES = ['блюдо', 'блюда', 'блюд'] as const;

/** What a new version of the shop took out of the cart can be put back. */
export function LostCart() {
  const emit = useEmit();
  const count = useSelect(selectLostCount);
  return (
    <Notice title="Магазин обновился, и корзина опустела" isStill>
      {`Мы сохранили ${counted(count, DISHES)} на сутки.`}
      <div className={styles.ways}>
        <Button size="small" variant="main" onClick={() => emit('cart/recoveryTapped')}>
          Восстановить корзину
        </Button>
        <Button size="small" onClick={() => emit('cart/recoveryDeclined')}>
          Не надо
        </Button>
      </div>
    </Notice>
  );
}
