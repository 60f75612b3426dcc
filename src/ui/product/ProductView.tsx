import { unbroken } from '../../domain/unbroken.ts';
import type { Product } from '../../domain/catalog.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { useSelect } from '../store.tsx';
import { Additions } from './Additions.tsx';
import { DishPicture } from './DishPicture.tsx';
import { ModifierChoice } from './ModifierChoice.tsx';
import { ProductInfo } from './ProductInfo.tsx';
import { useAdding } from './useAdding.ts';
import { useRootMark } from '../primitives/useRootMark.ts';
import styles from './product-info.module.css';

/** A dish with its choice as a page of its own. */
export function ProductView({ product }: { readonly product: Product }) {
  const { detail } = useSelect(selectImagePresets);
  const add = useAdding(product);
  useRootMark('dishStep');
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <DishPicture product={product} preset={detail} place="dish" isPriority />
      </div>
      <div className={styles.column}>
        <h1 className="text-h1">{unbroken(product.name)}</h1>
        <ProductInfo product={product} />
        <h2 className="only-heard">Выбор</h2>
        <ModifierChoice product={product} onAdd={add}>
          <Additions product={product} />
        </ModifierChoice>
      </div>
    </div>
  );
}
