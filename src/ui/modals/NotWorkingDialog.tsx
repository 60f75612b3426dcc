import { selectSiteTexts } from '../../slices/setting/selectors.ts';
import { useSelect } from '../store.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { MODAL_TITLES } from './modalTitles.ts';

const DEFAULT_TEXT = 'По техническим причинам прием заказов временно невозможен приносим свои извинения';

/** «Приём заказов остановлен» (setting IS_SITE_NOT_WORKING). */
export function NotWorkingDialog() {
  const { notWorking } = useSelect(selectSiteTexts);
  return (
    <MessageDialog kind="notWorking" title={MODAL_TITLES.notWorking}>
      <p>{notWorking || DEFAULT_TEXT}</p>
    </MessageDialog>
  );
}
