import { selectEarlySlots } from '../../slices/cart/receiving/closedSelectors.ts';
import { selectWorkWeek } from '../../slices/setting/selectors.ts';
import { selectNow } from '../../slices/view/selectors.ts';
import { Button } from '../primitives/Button.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { closedText } from './closedText.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { MODAL_TITLES } from './modalTitles.ts';
import { useDismiss } from './useDismiss.ts';

/** What is in the cart can be ordered for a time of the next opening. */
function ChooseTime() {
  const emit = useEmit();
  const dismiss = useDismiss('workTime');
  const choose = () => {
    // One that is pushed aside comes back.
    dismiss();
    emit('modal/requested', { modal: { kind: 'time' } });
  };
  return (
    <Button variant="main" onClick={choose}>
      Выбрать время
    </Button>
  );
}

/** «Приём заказов закрыт», with the hours of today, or with the next opening on a day off. */
export function WorkTimeDialog() {
  const text = closedText(useSelect(selectWorkWeek), useSelect(selectNow));
  const canChoose = useSelect(selectEarlySlots).length > 0;
  return (
    <MessageDialog
      kind="workTime"
      title={MODAL_TITLES.workTime}
      wayOn={canChoose ? <ChooseTime /> : undefined}
    >
      {text !== null && <p>{text}</p>}
      <p>приносим свои извинения</p>
    </MessageDialog>
  );
}
