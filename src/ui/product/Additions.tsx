import type { Product, ProductId } from '../../domain/catalog.ts';
import { priceRange } from '../../domain/productPrice.ts';
import { selectInCart } from '../../slices/cart/lines/selectors.ts';
import { selectAdditions, selectStopped } from '../../slices/catalog/selectors.ts';
import { productKey } from '../../slices/keys.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { BuyControl } from '../primitives/BuyControl.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { useSelect } from '../store.tsx';
import { useBuying } from './useBuying.ts';
import styles from './additions.module.css';

interface AdditionProps {
  readonly product: Product;
  readonly preset: string;
  readonly stopped: ReadonlySet<ProductId>;
}

function Addition({ product, preset, stopped }: AdditionProps) {
  const inCart = useSelect(selectInCart(product.id), productKey(product.id));
  const buying = useBuying(product, inCart);
  const { from, isRange } = priceRange(product, (id) => stopped.has(id));
  return (
    <li className={styles.addition}>
      <span className={styles.picture}>
        <Picture image={product.image} preset={preset} place="thumb" />
      </span>
      <span>{product.name}</span>
      <span>
        <BuyControl name={product.name} price={from} isPriceFrom={isRange} {...buying} />
      </span>
    </li>
  );
}

/** Sauces and additions beside a dish, each added by itself (setting SECTION_ID_ADDITIONALLY). */
export function Additions({ product }: { readonly product: Product }) {
  const additions = useSelect(selectAdditions);
  const stopped = useSelect(selectStopped);
  const { list } = useSelect(selectImagePresets);
  const offered = additions.filter(({ id }) => !stopped.has(id));
  if (offered.length === 0 || additions.some(({ groupId }) => groupId === product.groupId)) return null;
  return (
    <section className={styles.additions} aria-labelledby={`additions-${product.id}`}>
      <h3 className="text-h3" id={`additions-${product.id}`}>
        Соусы и добавки
      </h3>
      <ul>
        {offered.map((addition) => (
          <Addition key={addition.id} product={addition} preset={list} stopped={stopped} />
        ))}
      </ul>
    </section>
  );
}
