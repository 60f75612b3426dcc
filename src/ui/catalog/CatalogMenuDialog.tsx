import { Link } from '../primitives/Link.tsx';
import { selectMenu } from '../../slices/catalog/selectors.ts';
import type { Modal } from '../../slices/modal/state.ts';
import { selectCatalogMenu, selectImagePresets } from '../../slices/setting/selectors.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { MODAL_TITLES } from '../modals/modalTitles.ts';
import { Picture } from '../primitives/Picture.tsx';
import { useCityPath } from '../routing.ts';
import { useEmit, useSelect } from '../store.tsx';
import styles from './catalog-menu.module.css';

export interface CatalogMenuDialogProps {
  readonly modal: Extract<Modal, { kind: 'catalogMenu' }>;
}

/** The items of setting CATALOG_MENU that lead somewhere in this city; without the setting, the sections themselves. */
function useItems() {
  const menu = useSelect(selectMenu);
  const items = useSelect(selectCatalogMenu);
  if (items.length === 0)
    return menu.map(({ group }) => ({ title: group.name, slug: group.slug, image: null }));
  if (menu.length === 0) return items;
  return items.filter(({ slug }) => menu.some(({ group }) => group.slug === slug || group.id === slug));
}

/** «Меню:»: the sections with their pictures. */
export function CatalogMenuDialog({ modal: { kind } }: CatalogMenuDialogProps) {
  const emit = useEmit();
  const path = useCityPath();
  const items = useItems();
  const { list } = useSelect(selectImagePresets);
  const close = () => emit('modal/dismissed', { kind });
  return (
    <Dialog title={MODAL_TITLES.catalogMenu} size="mid" onClose={close} hasCloseButton isDismissable>
      <ul className={styles.list}>
        {items.map(({ title, slug, image }) => (
          <li key={slug}>
            <Link className={styles.item} to={path(`catalog/${encodeURIComponent(slug)}`)} onClick={close}>
              <span className={styles.picture}>
                <Picture image={image} preset={list} place="menuItem" />
              </span>
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
