import type { Ordered } from '../../slices/order/ordered.ts';
import type { selectTracking } from '../../slices/order/selectors.ts';
import { selectDeliveryPhone } from '../../slices/setting/selectors.ts';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { LATER_ICONS } from '../primitives/laterIcons.ts';
import { PhoneButton } from '../primitives/PhoneButton.tsx';
import { ReportButton } from '../report/ReportButton.tsx';
import { useCityPath } from '../routing.ts';
import { useEmit, useSelect } from '../store.tsx';
import { Destination } from './Destination.tsx';
import { OrderedPanel } from './Ordered.tsx';
import { OrderOnWay } from './OrderOnWay.tsx';
import styles from './complete.module.css';

/** Whoever waits wants no other way on first; whoever does not sees the menu first. */
function WaysOn({ ordered }: Pick<PlacedOrderProps, 'ordered'>) {
  const path = useCityPath();
  const emit = useEmit();
  const phone = useSelect(selectDeliveryPhone);
  return (
    <div className={styles.actions}>
      {ordered?.isLast === true && (
        <Button icon={LATER_ICONS.repeat} onClick={() => emit('cart/repeatTapped')}>
          Повторить заказ
        </Button>
      )}
      <ButtonLink to={path('catalog')}>В меню</ButtonLink>
      <ButtonLink to={path('personal/history')}>История заказов</ButtonLink>
      <PhoneButton label="Вопрос?" phone={phone} />
      <ReportButton />
    </div>
  );
}

export interface PlacedOrderProps {
  /** Null where the kitchen does not work on it. */
  readonly tracking: ReturnType<typeof selectTracking>;
  /** Null where nobody knows more of it than its id. */
  readonly ordered: Ordered | null;
}

/** What is told of a placed order under its heading. */
export function PlacedOrder({ tracking, ordered }: PlacedOrderProps) {
  return (
    <>
      {tracking !== null && <OrderOnWay tracking={tracking} ordered={ordered} />}
      <div className={styles.columns}>
        {ordered !== null && <OrderedPanel ordered={ordered} />}
        <div>
          {ordered !== null && <Destination ordered={ordered} />}
          <WaysOn ordered={ordered} />
        </div>
      </div>
    </>
  );
}
