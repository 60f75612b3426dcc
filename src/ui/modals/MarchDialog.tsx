import { MarchPicture } from './MarchPicture.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { MODAL_TITLES } from './modalTitles.ts';

/** «С 8 Марта»: once ever in this browser (setting IS_SHOW_8MARCH_MODAL). */
export function MarchDialog() {
  return (
    <MessageDialog kind="march" title={MODAL_TITLES.march} button="Спасибо" media={<MarchPicture />}>
      <p>Пусть день будет тёплым, а на душе станет легко. Ужин сегодня приготовим мы.</p>
    </MessageDialog>
  );
}
