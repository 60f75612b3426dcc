import { formatPrice } from '../../domain/money.ts';
import type { OrderRequest } from '../../domain/orderRequest.ts';
import type { Totals } from '../../domain/totals.ts';
import type { Ordered, OrderedDish } from '../../slices/order/ordered.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { modifierText } from '../cart/lineNames.ts';
import { Picture } from '../primitives/Picture.tsx';
import { SummaryList, SummaryRow } from '../primitives/SummaryRow.tsx';
import { useSelect } from '../store.tsx';
import miniLinesStyles from '../cart/mini-lines.module.css';
import panelStyles from '../primitives/panel.module.css';
import styles from './ordered.module.css';

function Dish({ dish }: { readonly dish: OrderedDish }) {
  const { list: preset } = useSelect(selectImagePresets);
  const { name, image, amount, isGift, choices, sum } = dish;
  const price = sum === null || isGift ? null : formatPrice(sum);
  return (
    <li>
      <span className={`${miniLinesStyles.picture} ${styles.picture}`}>
        <Picture image={image} preset={preset} place="line" />
      </span>
      <span className={miniLinesStyles.text}>
        <b className={styles.name}>{name}</b>
        {choices.length > 0 && <small>{choices.map(modifierText).join(', ')}</small>}
      </span>
      <span className={`text-unbroken ${miniLinesStyles.count}`}>
        {isGift ? (
          <span className="text-muted">подарок</span>
        ) : (
          <>
            {(amount > 1 || price === null) && (
              <span className="text-muted">{`×\u00A0${amount}${price === null ? '' : ' · '}`}</span>
            )}
            {price !== null && <b>{price}</b>}
          </>
        )}
      </span>
    </li>
  );
}

function Rows({ totals: { goods, delivery, fee, discount, bonuses, total } }: { readonly totals: Totals }) {
  return (
    <SummaryList>
      <SummaryRow label="Товары" value={goods} />
      {delivery > 0 && <SummaryRow label="Доставка" value={delivery} />}
      {fee > 0 && <SummaryRow label="Сервисный сбор" value={fee} />}
      {discount > 0 && <SummaryRow label="Скидка" value={discount} isDiscount />}
      {bonuses > 0 && <SummaryRow label="Бонусы" value={bonuses} isDiscount />}
      <SummaryRow label="Итого" value={total} isTotal />
    </SummaryList>
  );
}

const PAYMENTS = {
  online: 'Оплата онлайн',
  card: 'Картой при получении',
  cash: 'Наличными',
} as const satisfies Record<OrderRequest['payment'], string>;

function paymentText({ payment, changeFrom }: OrderRequest): string {
  const change = payment === 'cash' && changeFrom !== null ? `, сдача с\u00A0${formatPrice(changeFrom)}` : '';
  return PAYMENTS[payment] + change;
}

/** What was ordered: dishes in pictures, what they come to and how it is paid, as far as it is known. */
export function OrderedPanel({ ordered: { dishes, totals, sum, sent } }: { readonly ordered: Ordered }) {
  return (
    <section className={panelStyles.panel} aria-label="Состав">
      {dishes.length > 0 && <h2 className={`text-h3 ${styles.title}`}>Что в заказе</h2>}
      {dishes.length > 0 && (
        // The role stands here because Safari drops it from lists without bullets.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul className={miniLinesStyles.lines} role="list" aria-label="Состав заказа">
          {dishes.map((dish) => (
            <Dish key={dish.key} dish={dish} />
          ))}
        </ul>
      )}
      {totals !== null ? (
        <Rows totals={totals} />
      ) : (
        sum !== null && (
          <SummaryList>
            <SummaryRow label="Итого" value={sum} isTotal />
          </SummaryList>
        )
      )}
      {sent !== null && <p className={`text-small text-muted ${styles.payment}`}>{paymentText(sent)}</p>}
    </section>
  );
}
