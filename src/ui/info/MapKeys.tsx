import { selectSelectedSpot } from '../../slices/address/selectors.ts';
import { selectRestaurants } from '../../slices/setting/selectors.ts';
import { PinMark, RestaurantMark } from '../map/Marks.tsx';
import { classNames } from '../primitives/classNames.ts';
import { useSelect } from '../store.tsx';
import styles from './delivery-zones.module.css';

/** What the marks of the map mean; none of what is not on it. */
export function MapKeys({ hasOwnZone }: { readonly hasOwnZone: boolean }) {
  const hasPin = useSelect(selectSelectedSpot) !== null;
  const hasRestaurants = useSelect(selectRestaurants).some(({ at }) => at !== null);
  return (
    <ul className={`${styles.keys} text-small text-muted`}>
      {hasPin && (
        <li>
          <svg width="24" height="24" viewBox="-16 -36 32 40" aria-hidden="true">
            <PinMark />
          </svg>
          вы здесь
        </li>
      )}
      {hasRestaurants && (
        <li>
          <svg width="24" height="24" viewBox="-17 -17 34 34" aria-hidden="true">
            <RestaurantMark />
          </svg>
          ресторан
        </li>
      )}
      {hasOwnZone && (
        <li>
          <span className={classNames(styles.swatch, styles.tone1, styles.swatchOn)} aria-hidden="true" />
          ваша зона
        </li>
      )}
    </ul>
  );
}
