import { counted } from '../../domain/plural.ts';
import { selectLikedProducts } from '../../slices/catalog/selectors.ts';
import { ProductGrid } from '../catalog/ProductGrid.tsx';
import { useSelect } from '../store.tsx';
import { Listed } from './Listed.tsx';
import { MenuLink } from '../catalog/MenuLink.tsx';
import styles from './favourites.module.css';

/** The dishes that the customer likes, as cards to order from. */
export function Favourites() {
  const products = useSelect(selectLikedProducts);
  return (
    <Listed
      list="favourites"
      title="Избранное"
      note={products.length > 0 ? counted(products.length, ['блюдо', 'блюда', 'блюд']) : undefined}
      isEmpty={products.length === 0}
      empty={{
        title: 'В избранном пусто',
        text: 'Нажмите на сердечко у блюда, и оно появится здесь.',
        action: <MenuLink />,
      }}
    >
      <div className={styles.favourites}>
        <ProductGrid products={products} isFirst />
      </div>
    </Listed>
  );
}
