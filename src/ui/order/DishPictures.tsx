import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { Picture } from '../primitives/Picture.tsx';
import { useSelect } from '../store.tsx';
import styles from './dish-pictures.module.css';

/** What fits beside each other on the narrowest phone. */
const SHOWN = 4;

export interface PicturedDish {
  /** Null: a dish that the menu does not know today; its place stays quiet. */
  readonly image: string | null;
  readonly amount: number;
}

/** The dishes of an order in pictures, with the portions of each; drawing only, the words stand beside. */
export function DishPictures({ dishes }: { readonly dishes: readonly PicturedDish[] }) {
  const { list } = useSelect(selectImagePresets);
  const rest = dishes.length - SHOWN;
  return (
    <div className={styles.pictures} aria-hidden="true">
      {dishes.slice(0, SHOWN).map(({ image, amount }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a placed order never changes
        <span key={index} className={styles.picture}>
          <Picture image={image} preset={list} place="portion" />
          {amount > 1 && <i>{amount}</i>}
        </span>
      ))}
      {rest > 0 && <span className={`${styles.picture} ${styles.rest}`}>{`+\u00A0${rest}`}</span>}
    </div>
  );
}
