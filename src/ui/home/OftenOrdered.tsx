import { Link } from '../primitives/Link.tsx';
import { selectPopular } from '../../slices/catalog/selectors.ts';
import { useCard } from '../product/useCard.ts';
import { useCityPath } from '../routing.ts';
import { useSelect } from '../store.tsx';
import styles from './often-ordered.module.css';
import productCardStyles from '../product/product-card.module.css';

/** As many as the widest screen shows in one row. */
const SHOWN = 5;

/** «Чаще заказывают»: what people like most. */
export function OftenOrdered() {
  const path = useCityPath();
  const Card = useCard();
  const popular = useSelect(selectPopular);
  if (popular.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="often-ordered">
      <div className="page-part-head">
        <h2 className="text-h2" id="often-ordered">
          Чаще заказывают
        </h2>
        <Link className="text-link text-small text-unbroken" to={path('catalog')}>
          Всё меню
        </Link>
      </div>
      <div className={`${productCardStyles.grid} ${styles.row}`} data-cards="">
        {popular.slice(0, SHOWN).map((product) => (
          <Card key={product.id} product={product} isOnShelf />
        ))}
      </div>
    </section>
  );
}
