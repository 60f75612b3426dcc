import { formatPrice } from '../../domain/money.ts';
import { selectActiveOrder, selectHistory } from '../../slices/order/selectors.ts';
import { SummaryList, SummaryRow } from '../primitives/SummaryRow.tsx';
import { useSelect } from '../store.tsx';
import '../cart/mini-lines.css';
import panelStyles from '../primitives/panel.module.css';

/** What was ordered, once the history knows it; else its sum, else nothing. */
export function OrderDetails({ orderId }: { readonly orderId: string }) {
  const past = useSelect(selectHistory).find(({ id }) => id === orderId);
  const active = useSelect(selectActiveOrder);
  const sum = past?.sum ?? (active?.id === orderId ? active.sum : null);
  const items = past?.items ?? [];
  if (items.length === 0 && sum === null) return null;
  return (
    <section className={panelStyles.panel} aria-label="Состав">
      {items.length > 0 && <h2 className="text-h3 order-box__title">Состав</h2>}
      {items.length > 0 && (
        <ul className="mini">
          {items.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a past order never changes
            <li key={`${index}/${item.productId}`}>
              <span className="mini__text">{item.name}</span>
              <span className="text-muted text-unbroken mini__count">
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
