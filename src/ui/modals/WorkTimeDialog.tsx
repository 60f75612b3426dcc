import { selectTodayHours } from '../../slices/setting/selectors.ts';
import { useSelect } from '../store.tsx';
import { MessageDialog } from './MessageDialog.tsx';

/** «Приём заказов закрыт», with the hours of today. */
export function WorkTimeDialog() {
  const hours = useSelect(selectTodayHours);
  return (
    <MessageDialog kind="workTime" title="Приём заказов закрыт">
      {hours && <p>{`К сожалению оформление заказа возможно только с ${hours.open} до ${hours.close}`}</p>}
      <p>приносим свои извинения</p>
    </MessageDialog>
  );
}
