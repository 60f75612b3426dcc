import { useId, useMemo, useState } from 'react';
import type { CartLine } from '../../domain/cart.ts';
import { selectCoupon } from '../../slices/cart/coupons/selectors.ts';
import { selectGiftIds } from '../../slices/setting/selectors.ts';
import { useSelect } from '../store.tsx';
import { OriginOf } from '../why/OriginOf.tsx';
import { readGift } from '../why/sums.ts';
import { giftReason } from './reasons.ts';
import summaryStyles from '../primitives/summary.module.css';
import styles from './cart-line.module.css';

interface GiftReasonProps {
  readonly line: CartLine;
  /** Id of the line's name, said after the button's own. */
  readonly nameId: string;
}

/** Why a present lies in the cart: in short, and at length behind «Почему?». */
export function GiftReason({ line, nameId }: GiftReasonProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const coupon = useSelect(selectCoupon);
  const giftIds = useSelect(selectGiftIds);
  const read = useMemo(() => readGift(line.productId), [line.productId]);
  const { short, long } = giftReason({ line, coupon, giftIds });
  return (
    <>
      <p className={styles.modifiers}>
        {short}{' '}
        <button
          type="button"
          className={summaryStyles.whyButton}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-describedby={nameId}
          onClick={() => setIsOpen(!isOpen)}
        >
          Почему?
        </button>
      </p>
      {isOpen && (
        <p className={summaryStyles.why} id={id}>
          {long}
          <OriginOf value={line.quantity} read={read} />
        </p>
      )}
    </>
  );
}
