import { selectCatalogStatus } from '../../slices/catalog/selectors.ts';
import { useSelect } from '../store.tsx';
import { useIsPagePending } from './pendingPages.ts';
import styles from './loading-bar.module.css';

/** A line at the top while a page or the catalog is on its way; nothing is seen of a wait under 200 ms (specification, section 9, "Interactivity and loading"). */
export function LoadingBar() {
  const isPagePending = useIsPagePending();
  const isCatalogLoading = useSelect(selectCatalogStatus) === 'loading';
  return isPagePending || isCatalogLoading ? (
    <div className={styles.bar} data-loading="" aria-hidden="true" />
  ) : null;
}
