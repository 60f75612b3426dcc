import { selectCoupon } from '../../slices/cart/coupons/selectors.ts';
import { selectDeliveryPrice } from '../../slices/cart/receiving/selectors.ts';
import { selectGoalInput, selectTotals } from '../../slices/cart/selectors.ts';
import { selectIsCalculating } from '../../slices/cart/placing/selectors.ts';
import { selectZone } from '../../slices/setting/selectors.ts';
import { SummaryList, SummaryRow } from '../primitives/SummaryRow.tsx';
import { useSelect } from '../store.tsx';
import { OriginOf } from '../why/OriginOf.tsx';
import { readDelivery, readDiscount, readFee } from '../why/sums.ts';
import { PromoRetry } from './PromoRetry.tsx';
import { deliveryReason, discountReason, feeReason } from './reasons.ts';
import styles from './sum-rows.module.css';

function DeliveryRow() {
  const price = useSelect(selectDeliveryPrice);
  const { goods, freeFrom } = useSelect(selectGoalInput);
  const zoneName = useSelect(selectZone)?.name ?? null;
  if (price === null) return null;
  return (
    <SummaryRow
      label="Доставка"
      value={price === 0 ? 'Бесплатно' : price}
      why={
        <>
          {deliveryReason({ price, zoneName, freeFrom, goods })}
          <OriginOf value={price} read={readDelivery} />
        </>
      }
    />
  );
}

/** Says that a sum is being reckoned; its place is kept, so that nothing moves. */
function Recount() {
  const isCalculating = useSelect(selectIsCalculating);
  return <output className={styles.recount}>{isCalculating && <span>пересчитываем</span>}</output>;
}

/** What the order costs, row by row; a row only where it applies. */
export function SumRows() {
  const { goods, fee, discount, bonuses, total } = useSelect(selectTotals);
  const coupon = useSelect(selectCoupon);
  return (
    <div className={styles.rows}>
      <SummaryList>
        <SummaryRow label="Товары" value={goods} />
        <DeliveryRow />
        {fee > 0 && (
          <SummaryRow
            label="Сервисный сбор"
            value={fee}
            why={
              <>
                {feeReason(fee)}
                <OriginOf value={fee} read={readFee} />
              </>
            }
          />
        )}
        {discount > 0 && (
          <SummaryRow
            label="Скидка"
            value={discount}
            isDiscount
            why={
              <>
                {discountReason(discount, coupon)}
                <OriginOf value={discount} read={readDiscount} />
              </>
            }
          />
        )}
        {bonuses > 0 && <SummaryRow label="Бонусы" value={bonuses} isDiscount />}
        <SummaryRow label="Итого" value={total} isTotal />
      </SummaryList>
      <Recount />
      <PromoRetry />
    </div>
  );
}
