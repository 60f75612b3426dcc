import { useMemo } from 'react';
import { useNavigate } from '../navigating.ts';
import { formatPrice } from '../../domain/money.ts';
import { changeText, type SumChange } from '../../domain/sumChanges.ts';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { SummaryList, SummaryRow } from '../primitives/SummaryRow.tsx';
import { useCityPath } from '../routing.ts';
import { useEmit } from '../store.tsx';
import { OriginOf } from '../why/OriginOf.tsx';
import { readChanged } from '../why/sums.ts';
import type { ModalOf } from './dialogChunk.tsx';
import { MODAL_TITLES } from './modalTitles.ts';
import { useDismiss } from './useDismiss.ts';
import styles from './total-changed.module.css';

/** What of the sum is another one, and which event made it so. */
function ChangedPart({ change }: { readonly change: SumChange }) {
  const read = useMemo(() => readChanged(change), [change]);
  return (
    <li>
      {changeText(change)}
      <OriginOf value={change.after} read={read} />
    </li>
  );
}

/** «Сумма изменилась»: the order waits until the customer agrees to the new total. */
export function TotalChangedDialog({
  modal: { before, after, changes },
}: {
  readonly modal: ModalOf<'totalChanged'>;
}) {
  const emit = useEmit();
  const navigate = useNavigate();
  const path = useCityPath();
  const dismiss = useDismiss('totalChanged');
  const leave = () => {
    dismiss();
    navigate(path('cart'));
  };
  return (
    <Dialog title={MODAL_TITLES.totalChanged} onClose={dismiss} hasCloseButton isDismissable>
      <p className="text-muted text-small">Пока вы оформляли, заказ подорожал. Он ещё не отправлен.</p>
      <ul className={styles.why}>
        {changes?.map((change) => (
          <ChangedPart key={`${change.kind} ${change.name}`} change={change} />
        ))}
      </ul>
      <div className={styles.change}>
        <SummaryList>
          <SummaryRow label="Было" value={before} />
          <SummaryRow label="Стало" value={after} isTotal />
        </SummaryList>
      </div>
      <div className={styles.actions}>
        <Button variant="main" size="large" isWide onClick={() => emit('cart/totalAccepted')}>
          {`Заказать за\u00A0${formatPrice(after)}`}
        </Button>
        <Button isWide onClick={leave}>
          Вернуться в корзину
        </Button>
      </div>
    </Dialog>
  );
}
