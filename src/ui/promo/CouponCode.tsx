import { selectCoupon, selectIsPromocodeHidden } from '../../slices/cart/coupons/selectors.ts';
import { selectIsRestored } from '../../slices/view/selectors.ts';
import { Button } from '../primitives/Button.tsx';
import { classNames } from '../primitives/classNames.ts';
import { useEmit, useSelect } from '../store.tsx';
import { CouponVerdict } from './CouponVerdict.tsx';
import styles from './coupon-code.module.css';

interface CouponCodeProps {
  readonly code: string;
  /** It can be kept, but not used now. */
  readonly isIdle?: boolean | undefined;
  readonly className?: string | undefined;
}

function CopyButton({ code }: { readonly code: string }) {
  const emit = useEmit();
  return (
    <Button size="small" variant="line" onClick={() => emit('promo/codeCopyTapped', { code })}>
      Скопировать
    </Button>
  );
}

/** One button, so that the focus stays where it was pressed. */
function ApplyButton({ code, isApplied }: { readonly code: string; readonly isApplied: boolean }) {
  const emit = useEmit();
  return (
    <Button
      size="small"
      variant={isApplied ? 'line' : 'solid'}
      onClick={() => (isApplied ? emit('cart/couponRemoved') : emit('cart/couponSubmitted', { code }))}
    >
      {isApplied ? 'Убрать' : 'Применить'}
    </Button>
  );
}

/** A promo code that can be taken along or applied to the cart at once. Where the city takes none, it is only told. */
export function CouponCode({ code, isIdle = false, className }: CouponCodeProps) {
  const coupon = useSelect(selectCoupon);
  const isHidden = useSelect(selectIsPromocodeHidden);
  const isRestored = useSelect(selectIsRestored);
  const isApplied = isRestored && coupon.toUpperCase() === code.toUpperCase();
  return (
    <div className={classNames(styles.coupon, className)}>
      <p className={styles.code}>
        <span className={styles.label}>Промокод</span>
        <b>{code}</b>
      </p>
      {!isIdle && (
        <div className={styles.actions}>
          {!isHidden && <ApplyButton code={code} isApplied={isApplied} />}
          <CopyButton code={code} />
        </div>
      )}
      {!isIdle && <output className={styles.state}>{isApplied && <CouponVerdict />}</output>}
    </div>
  );
}
