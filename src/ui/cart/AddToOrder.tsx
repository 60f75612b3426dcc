import { useId } from 'react';
import type { Product } from '../../domain/catalog.ts';
import { formatPrice } from '../../domain/money.ts';
import { priceRange } from '../../domain/productPrice.ts';
import { selectAddToOrder } from '../../slices/cart/lines/selectors.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import styles from './add-to-order.module.css';

const inStock = () => false;

function Offer({ product }: { readonly product: Product }) {
  const emit = useEmit();
  const { list: preset } = useSelect(selectImagePresets);
  const { from, isRange } = priceRange(product, inStock);
  return (
    <div className={styles.offer}>
      <div className={styles.picture}>
        <Picture image={product.image} preset={preset} place="line" />
      </div>
      <span className={styles.text}>
        <b>{product.name}</b>
        <small>{isRange ? `от\u00A0${formatPrice(from)}` : formatPrice(from)}</small>
      </span>
      <IconButton
        icon="plus"
        variant="fill"
        label={`В корзину: ${product.name}`}
        onClick={() => emit('cart/addTapped', { productId: product.id, choice: null, quantity: 1 })}
      />
    </div>
  );
}

/** A row of small things that go with the order. */
export function AddToOrder() {
  const products = useSelect(selectAddToOrder);
  const titleId = useId();
  const focus = useKeptFocus<HTMLFieldSetElement>();
  if (products.length === 0) return null;
  return (
    <section className={styles.box}>
      <h2 className="text-h3" id={titleId}>
        Добавить к заказу
      </h2>
      <fieldset {...focus} className={styles.list} aria-labelledby={titleId}>
        {products.map((product) => (
          <Offer key={product.id} product={product} />
        ))}
      </fieldset>
    </section>
  );
}
