import { useNavigate } from '../navigating.ts';
import { formatPrice } from '../../domain/money.ts';
import { changeText } from '../../domain/sumChanges.ts';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { SummaryList, SummaryRow } from '../primitives/SummaryRow.tsx';
import { useCityPath } from '../routing.ts';
import { useEmit } from '../store.tsx';
import type { ModalOf } from './dialogChunk.tsx';
import { MODAL_TITLES } from './modalTitles.ts';
import { useDismiss } from './useDismiss.ts';
import styles from './total-changed.module.css';

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
          <li key={`${change.kind} ${change.name}`}>{changeText(change)}</li>
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
          {`Заказать за ${formatPrice(after)}`}
        </Button>
        <Button isWide onClick={leave}>
          Вернуться в корзину
        </Button>
      </div>
    </Dialog>
  );
}
