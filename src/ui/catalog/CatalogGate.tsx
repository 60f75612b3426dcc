import type { ReactNode } from 'react';
import { selectCatalogStatus } from '../../slices/catalog/selectors.ts';
import { selectDeliveryPhone } from '../../slices/setting/selectors.ts';
import { Button } from '../primitives/Button.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { PhoneButton } from '../primitives/PhoneButton.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { useEmit, useSelect } from '../store.tsx';
import productCardStyles from '../product/product-card.module.css';
import styles from './skeleton-grid.module.css';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;

/** Holds the place of a section while the catalog is on its way. */
export function SkeletonGrid() {
  return (
    <div className={`page-width ${styles.grid}`} aria-busy="true">
      <Skeleton shape="title" />
      <div className={productCardStyles.grid}>
        {CARDS.map((card) => (
          <div key={card} className={styles.card}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
            <Skeleton shape="text" />
            <Skeleton shape="price" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The menu could not be had: one more try, or a call. */
export function CatalogFailed() {
  const emit = useEmit();
  const phone = useSelect(selectDeliveryPhone);
  return (
    <div className="page-width">
      <EmptyState
        title="Не удалось загрузить меню"
        headingLevel={1}
        action={
          <>
            <Button variant="main" size="large" onClick={() => emit('catalog/retryTapped')}>
              Повторить
            </Button>
            <PhoneButton phone={phone} />
          </>
        }
      >
        <p>Проверьте соединение и попробуйте ещё раз или закажите по телефону.</p>
      </EmptyState>
    </div>
  );
}

/** Shows its children once there is a catalog. */
export function CatalogGate({ children }: { readonly children: ReactNode }) {
  const status = useSelect(selectCatalogStatus);
  if (status === 'ready') return children;
  return status === 'failed' ? <CatalogFailed /> : <SkeletonGrid />;
}
