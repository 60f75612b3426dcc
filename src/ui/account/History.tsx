import { useState } from 'react';
import type { PastOrder } from '../../domain/customer.ts';
import type { OrderMonth } from '../../domain/pastOrder.ts';
import { counted } from '../../domain/plural.ts';
import { selectPastPreview } from '../../slices/cart/lines/repeatPreview.ts';
import { selectMonths } from '../../slices/order/past.ts';
import { selectHistory } from '../../slices/order/selectors.ts';
import { selectNow } from '../../slices/view/selectors.ts';
import { Button } from '../primitives/Button.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { MenuLink } from '../catalog/MenuLink.tsx';
import { monthText } from './dates.ts';
import { Listed } from './Listed.tsx';
import { PastOrderCard } from './PastOrderCard.tsx';
import styles from './history.module.css';

/** Months in sight before «Показать {месяц}» is pressed. */
const FIRST_MONTHS = 2;

function HistoryOrder({ order }: { readonly order: PastOrder }) {
  const emit = useEmit();
  const preview = useSelect(selectPastPreview(order.id));
  return (
    <PastOrderCard
      order={order}
      preview={order.id === '' ? null : preview}
      onRepeat={() => emit('cart/pastRepeatTapped', { orderId: order.id })}
    />
  );
}

const focused = (heading: HTMLElement | null) => heading?.focus();

interface MonthProps {
  readonly month: OrderMonth;
  /** It was asked for by the button that stood in its place: reading goes on here. */
  readonly isAsked: boolean;
}

function Month({ month: { key, orders }, isAsked }: MonthProps) {
  const title = monthText(key, useSelect(selectNow));
  return (
    <section aria-labelledby={`month-${key}`}>
      <div className={styles.month}>
        <h3 className="text-h3" id={`month-${key}`} tabIndex={-1} ref={isAsked ? focused : undefined}>
          {title}
        </h3>
        <span className="text-small text-muted">
          {counted(orders.length, ['заказ', 'заказа', 'заказов'])}
        </span>
      </div>
      {orders.map((order, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- orders without an id are told apart by their place
        <HistoryOrder key={`${order.id}/${index}`} order={order} />
      ))}
    </section>
  );
}

function Months() {
  const months = useSelect(selectMonths);
  const now = useSelect(selectNow);
  const [shown, setShown] = useState(FIRST_MONTHS);
  const next = months[shown];
  return (
    <div className={styles.months}>
      {months.slice(0, shown).map((month, index) => (
        <Month key={month.key} month={month} isAsked={index >= FIRST_MONTHS && index === shown - 1} />
      ))}
      {next && (
        <div className={styles.more}>
          <Button onClick={() => setShown(shown + 1)}>
            {`Показать ${monthText(next.key, now).toLowerCase()}`}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What was ordered before, by months, the newest first. */
export function History() {
  const isEmpty = useSelect(selectHistory).length === 0;
  return (
    <Listed
      list="history"
      title="История заказов"
      isEmpty={isEmpty}
      empty={{
        title: 'Заказов пока нет',
        text: 'После первого заказа его можно будет повторить отсюда.',
        action: <MenuLink />,
      }}
    >
      <Months />
    </Listed>
  );
}
