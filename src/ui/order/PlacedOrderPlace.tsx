import { Skeleton } from '../primitives/Skeleton.tsx';
import { chunkOf } from '../shell/chunk.ts';
import { useLate } from '../shell/useLate.ts';
import type { PlacedOrderProps } from './PlacedOrder.tsx';
import styles from './placed-order-place.module.css';

const placedOrder = chunkOf(null, () => import('./PlacedOrder.tsx'));

/** The way's code, fetched while the kitchen is asked: whoever orders nothing has no need of it. */
export const fetchPlacedOrder = (): void => void placedOrder.fetchAhead().catch(() => undefined);

/** Keeps the place of what is told of a placed order until its code is there: a screen of it, so that nothing below moves in sight. */
export function PlacedOrderPlace(props: PlacedOrderProps) {
  const code = useLate(placedOrder);
  if (code) return <code.PlacedOrder {...props} />;
  return (
    <div className={styles.wait} aria-busy="true">
      {props.tracking !== null && (
        <>
          <Skeleton shape="title" />
          <Skeleton shape="price" />
        </>
      )}
      <span className={styles.picture} aria-hidden="true" />
    </div>
  );
}
