import { memo } from 'react';
import type { Product } from '../../domain/catalog.ts';
import { priceRange } from '../../domain/productPrice.ts';
import { servingOf, servingText } from '../../domain/serving.ts';
import { unbroken } from '../../domain/unbroken.ts';
import type { Range } from '../../domain/searchWords.ts';
import { selectInCart } from '../../slices/cart/lines/selectors.ts';
import { productKey } from '../../slices/keys.ts';
import { BuyControl } from '../primitives/BuyControl.tsx';
import { classNames } from '../primitives/classNames.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { MarkedText } from '../primitives/MarkedText.tsx';
import { Stamp } from '../primitives/Stamp.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { DishPicture } from './DishPicture.tsx';
import { LikeButton } from './LikeButton.tsx';
import { LikeCount } from './LikeCount.tsx';
import { useCardSurroundings } from './productLinks.tsx';
import { useBuying } from './useBuying.ts';
import styles from './product-card.module.css';

export interface ProductCardProps {
  readonly product: Product;
  /** In the first screen: its picture is loaded with the page. */
  readonly isEager?: boolean | undefined;
  /** In the first row of the first screen: its picture comes before all others. */
  readonly isPriority?: boolean | undefined;
  /** In a row that a phone moves sideways. */
  readonly isOnShelf?: boolean | undefined;
  /** What of its name answers a search. */
  readonly marks?: readonly Range[] | undefined;
}

const NO_MARKS: readonly Range[] = [];

/** What cannot be ordered any more leaves the cart with all its lines at once. */
function OutOfStock({ product: { id, name }, isInCart }: { product: Product; isInCart: boolean }) {
  const emit = useEmit();
  return (
    <p className={styles.note}>
      Нет в наличии
      {isInCart && (
        <IconButton
          icon="trash"
          variant="quiet"
          label={`Убрать из корзины: ${name}`}
          onClick={() => emit('cart/productRemoveTapped', { productId: id })}
        />
      )}
    </p>
  );
}

/** All of a card that no press of «+» changes. */
const Face = memo(function Face(props: ProductCardProps) {
  const { product, isEager, isPriority, isOnShelf = false, marks = NO_MARKS } = props;
  const { hrefOf, open, preset } = useCardSurroundings();
  const { name, tags } = product;
  const { text } = servingOf(product);
  const serving = servingText(product);
  return (
    <>
      <div className={styles.picture}>
        <DishPicture
          product={product}
          preset={preset}
          place={isOnShelf ? 'shelf' : 'card'}
          isEager={isEager}
          isPriority={isPriority}
        />
      </div>
      {tags[0] !== undefined && (
        <span className={styles.stamp}>
          <Stamp>{tags[0]}</Stamp>
        </span>
      )}
      <h3 className={styles.name}>
        <a href={hrefOf(product)} onClick={open}>
          <MarkedText text={unbroken(name)} ranges={marks} />
        </a>
      </h3>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {serving !== '' && <p className={styles.meta}>{serving}</p>}
      <div className={styles.like}>
        <LikeButton product={product} />
        {!isOnShelf && <LikeCount product={product} />}
      </div>
    </>
  );
});

/** One dish of a list. It is woken by what touches this product only. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product } = props;
  const { name } = product;
  const { stopped } = useCardSurroundings();
  const inCart = useSelect(selectInCart(product.id), productKey(product.id));
  const buying = useBuying(product, inCart);
  const { from, isRange } = priceRange(product, (id) => stopped.has(id));
  const isOut = stopped.has(product.id);
  return (
    <article
      className={classNames(
        styles.card,
        isOut && styles.out,
        inCart.isFresh && styles.fresh,
        props.isOnShelf && styles.shelf,
      )}
      aria-label={name}
    >
      <Face {...props} />
      <div className={styles.buy}>
        {isOut ? (
          <OutOfStock product={product} isInCart={inCart.quantity > 0} />
        ) : (
          <BuyControl name={name} price={from} isPriceFrom={isRange} {...buying} />
        )}
      </div>
    </article>
  );
});
