import { selectSiteTexts } from '../../slices/setting/selectors.ts';
import { useSelect } from '../store.tsx';
import { MessageDialog } from './MessageDialog.tsx';

/** «Информация» (settings IS_SITE_INFORMATION and TEXT_SITE_INFORMATION). */
export function InformationDialog() {
  const { information } = useSelect(selectSiteTexts);
  return (
    <MessageDialog kind="information" title="Информация">
      <p>{information}</p>
    </MessageDialog>
  );
}
