import { selectProductIndex } from '../../slices/catalog/selectors.ts';
import { selectGiftIds, selectImagePresets } from '../../slices/setting/selectors.ts';
import { Picture } from '../primitives/Picture.tsx';
import { useSelect } from '../store.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { MODAL_TITLES } from './modalTitles.ts';
import styles from './message-dialog.module.css';

function GiftPicture() {
  const { snack } = useSelect(selectGiftIds);
  const products = useSelect(selectProductIndex);
  const { list: preset } = useSelect(selectImagePresets);
  const image = (snack && products.get(snack)?.image) ?? null;
  if (image === null) return null;
  return (
    <div className={styles.picture}>
      <Picture image={image} preset={preset} place="menuItem" isEager />
    </div>
  );
}

/** «Подарок к заказу»: a snack was added (specification, section 4, "Adding an item", step 9). */
export function SnackGiftDialog() {
  return (
    <MessageDialog kind="snackGift" title={MODAL_TITLES.snackGift} button="Отлично">
      <GiftPicture />
      <p>При заказе 3х любых закусок - картофель фри в подарок</p>
    </MessageDialog>
  );
}
