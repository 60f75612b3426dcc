import { selectIsCalculating } from '../../slices/cart/placing/selectors.ts';
import { selectIsPromoLost } from '../../slices/promo/selectors.ts';
import { Button } from '../primitives/Button.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { useEmit, useSelect } from '../store.tsx';

/** A sum without its discounts and gifts says so; with a promo code the code's own place does. */
export function PromoRetry() {
  const emit = useEmit();
  const isLost = useSelect(selectIsPromoLost);
  const isCalculating = useSelect(selectIsCalculating);
  if (!isLost) return null;
  return (
    <Notice
      tone="warn"
      icon="alert"
      aside={
        <Button
          size="small"
          variant="line"
          isBusy={isCalculating}
          onClick={() => emit('cart/promoRetryTapped')}
        >
          Повторить
        </Button>
      }
    >
      Скидки и подарки сейчас не посчитались
    </Notice>
  );
}
