import { formatPrice } from '../../domain/money.ts';
import { selectActiveOrder, selectHistory } from '../../slices/order/selectors.ts';
import { SummaryList, SummaryRow } from '../primitives/SummaryRow.tsx';
import { useSelect } from '../store.tsx';
import { classNames } from '../primitives/classNames.ts';
import miniLinesStyles from '../cart/mini-lines.module.css';
import panelStyles from '../primitives/panel.module.css';
import styles from './complete.module.css';

/** What was ordered, once the history knows it; else its sum, else nothing. */
export function OrderDetails({ orderId }: { readonly orderId: string }) {
  const past = useSelect(selectHistory).find(({ id }) => id === orderId);
  const active = useSelect(selectActiveOrder);
  const sum = past?.sum ?? (active?.id === orderId ? active.sum : null);
  const items = past?.items ?? [];
  if (items.length === 0 && sum === null) return null;
  return (
    <section className={panelStyles.panel} aria-label="Состав">
      {items.length > 0 && <h2 className={classNames('text-h3', styles.detailsTitle)}>Состав</h2>}
      {items.length > 0 && (
        <ul className={miniLinesStyles.lines}>
          {items.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a past order never changes
            <li key={`${index}/${item.productId}`}>
              <span className={miniLinesStyles.text}>{item.name}</span>
              <span className={classNames('text-muted text-unbroken', miniLinesStyles.count)}>
                {item.isGift ? 'подарок' : `×\u00A0${item.amount}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {sum !== null && (
        <SummaryList>
          <SummaryRow label="Итого" value={formatPrice(sum)} isTotal />
        </SummaryList>
      )}
    </section>
  );
}
