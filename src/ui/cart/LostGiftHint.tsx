import { formatPrice } from '../../domain/money.ts';
import { selectLostGift } from '../../slices/cart/gifts/selectors.ts';
import { Notice } from '../primitives/Notice.tsx';
import { useSelect } from '../store.tsx';
import { giftName } from './giftName.ts';
import { usePromo } from './usePromo.ts';
import styles from './cart-page.module.css';

/** The present that the cart is about to earn, and what it takes; told here where neither the bar nor the promo code tells it. */
export function LostGiftHint() {
  const lostGift = useSelect(selectLostGift);
  const { giftPlace } = usePromo();
  if (!lostGift || giftPlace !== 'hint') return null;
  return (
    <div className={styles.lostGift}>
      <Notice tone="warn" icon="gift" title={giftName(lostGift.name)}>
        {lostGift.missing
          ? `Добавьте блюд ещё на\u00A0${formatPrice(lostGift.missing)}, и подарок ляжет в корзину сам`
          : 'Выполните условие акции, и подарок ляжет в корзину сам'}
      </Notice>
    </div>
  );
}
