import { orderName } from '../../domain/orderName.ts';
import type { ReactNode } from 'react';
import type { PastOrder } from '../../domain/customer.ts';
import { formatPrice } from '../../domain/money.ts';
import { pastState } from '../../domain/pastOrder.ts';
import type { RepeatPreview } from '../../slices/cart/lines/repeatPreview.ts';
import { selectActiveOrder } from '../../slices/order/selectors.ts';
import { selectNow } from '../../slices/view/selectors.ts';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Chip } from '../primitives/Chip.tsx';
import { LATER_ICONS } from '../primitives/laterIcons.ts';
import { useCityPath } from '../routing.ts';
import { useSelect } from '../store.tsx';
import { momentText } from './dates.ts';
import { PastDishes } from './PastDishes.tsx';
import styles from './past-order.module.css';

const TONES = { done: 'ok', cancelled: 'bad', underWay: 'line' } as const;

interface RepeatProps {
  readonly preview: RepeatPreview | null;
  readonly isMain: boolean;
  readonly onRepeat: () => void;
}

function Repeat({ preview, isMain, onRepeat }: RepeatProps) {
  if (!preview || preview.count === 0) return null;
  return (
    <Button size="small" variant={isMain ? 'solid' : 'quiet'} icon={LATER_ICONS.repeat} onClick={onRepeat}>
      Повторить заказ
    </Button>
  );
}

/** An order by its own state; the one under way is told by what came last of it. */
function usePastState(order: PastOrder) {
  const active = useSelect(selectActiveOrder);
  return pastState(active?.id === order.id ? active : order);
}

interface PastOrderCardProps {
  readonly order: PastOrder;
  /** What it comes to today; null or nothing to be had: it cannot be repeated. */
  readonly preview: RepeatPreview | null;
  readonly onRepeat: () => void;
  /** The one that stands alone in a frame, with its number first. */
  readonly isLast?: boolean | undefined;
}

/** One order that was placed before. */
export function PastOrderCard({ order, preview, onRepeat, isLast = false }: PastOrderCardProps) {
  const { id, number, createdAt, sum, items } = order;
  const path = useCityPath();
  const moment = momentText(createdAt, useSelect(selectNow));
  const state = usePastState(order);
  const name: ReactNode = orderName(number);
  const [title, note] = isLast || moment === null ? [name, moment] : [moment, name];
  const Heading = isLast ? 'h3' : 'h4';
  const gone = preview?.count ? preview.gone : [];
  return (
    <article className={isLast ? styles.last : styles.order} aria-label={orderName(number)}>
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        {note !== null && <p className="text-small text-muted">{note}</p>}
      </div>
      <PastDishes items={items} />
      {state && (
        <p className={styles.state}>
          <Chip tone={TONES[state.tone]} isSmall>
            {state.label}
          </Chip>
        </p>
      )}
      {sum !== null && <b className={styles.sum}>{formatPrice(sum)}</b>}
      <div className={styles.act}>
        {state?.tone === 'underWay' ? (
          <ButtonLink size="small" variant="solid" to={path(`complete?order=${encodeURIComponent(id)}`)}>
            Где заказ
          </ButtonLink>
        ) : (
          <Repeat preview={preview} isMain={isLast} onRepeat={onRepeat} />
        )}
      </div>
      {gone.length > 0 && <p className={styles.gone}>{`Сейчас нет: ${gone.join(', ')}`}</p>}
    </article>
  );
}
