import { selectWorkWeek } from '../../slices/setting/selectors.ts';
import { selectNow } from '../../slices/view/selectors.ts';
import { useSelect } from '../store.tsx';
import { closedText } from './closedText.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { MODAL_TITLES } from './modalTitles.ts';

/** «Приём заказов закрыт», with the hours of today, or with the next opening on a day off. */
export function WorkTimeDialog() {
  const text = closedText(useSelect(selectWorkWeek), useSelect(selectNow));
  return (
    <MessageDialog kind="workTime" title={MODAL_TITLES.workTime}>
      {text !== null && <p>{text}</p>}
      <p>приносим свои извинения</p>
    </MessageDialog>
  );
}
