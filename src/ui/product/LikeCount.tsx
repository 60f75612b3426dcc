import type { Product } from '../../domain/catalog.ts';
import { selectLike } from '../../slices/catalog/selectors.ts';
import { productKey } from '../../slices/keys.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useSelect } from '../store.tsx';
import styles from './like-count.module.css';

export interface LikeCountProps {
  readonly product: Pick<Product, 'id'>;
  /** On a card the number alone is seen; it is heard with its word all the same. */
  readonly isWordShown?: boolean | undefined;
}

const WORD = 'Нравится ';
const numbers = new Intl.NumberFormat('ru-RU');

/** How many like a dish, beside its heart; nothing where nobody does. */
export function LikeCount({ product: { id }, isWordShown = false }: LikeCountProps) {
  const { count } = useSelect(selectLike(id), productKey(id));
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {isWordShown ? WORD : <VisuallyHidden>{WORD}</VisuallyHidden>}
      {numbers.format(count)}
    </span>
  );
}
