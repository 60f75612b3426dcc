import { memo, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../primitives/Link.tsx';
import type { CartLine } from '../../domain/cart.ts';
import { formatPrice, times } from '../../domain/money.ts';
import { lineTotal } from '../../domain/totals.ts';
import { selectIsLastAdded } from '../../slices/cart/lines/selectors.ts';
import { selectProduct } from '../../slices/catalog/selectors.ts';
import { lineKey } from '../../slices/keys.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { classNames } from '../primitives/classNames.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { QuantityStepper } from '../primitives/QuantityStepper.tsx';
import { Stamp } from '../primitives/Stamp.tsx';
import { useProductHref } from '../product/productLinks.tsx';
import type { BackgroundState } from '../shell/background.ts';
import { useEmit, useSelect } from '../store.tsx';
import { GiftReason } from './GiftReason.tsx';
import { modifierText } from './lineNames.ts';
import styles from './cart-line.module.css';

interface CartLineProps {
  readonly line: CartLine;
  /** What the line is called; see `lineNames`. */
  readonly name: string;
}

/** Leads to the dish: pressed in the cart, to the dialog that changes this very line. */
function LineName({ line }: Pick<CartLineProps, 'line'>) {
  const hrefOf = useProductHref();
  const page = useLocation();
  const product = useSelect(selectProduct(line.productId));
  if (!product || line.kind === 'gift') return line.name;
  const state: BackgroundState = { background: page, lineId: line.id };
  return (
    <Link className={styles.edit} to={hrefOf(product)} state={state}>
      {line.name}
    </Link>
  );
}

function LineModifiers({ line: { modifiers, weight } }: Pick<CartLineProps, 'line'>) {
  if (modifiers.length === 0)
    return weight !== null && <p className={styles.modifiers}>{`${weight}\u00A0г`}</p>;
  return (
    <ul className={styles.modifiers}>
      {modifiers.map((modifier) => (
        <li key={`${modifier.groupId}/${modifier.id}`}>
          {modifierText(modifier)}
          {modifier.price > 0 && (
            <b className="text-unbroken">{` +\u00A0${formatPrice(times(modifier.price, modifier.amount))}`}</b>
          )}
        </li>
      ))}
    </ul>
  );
}

function LineQuantity({ line, name }: CartLineProps) {
  const emit = useEmit();
  return (
    <div className={styles.count}>
      <QuantityStepper
        name={name}
        quantity={line.quantity}
        isSaidElsewhere
        isIncrementDisabled={line.maxQuantity > 0 && line.quantity >= line.maxQuantity}
        onDecrement={() => emit('cart/decrementTapped', { lineId: line.id })}
        onIncrement={() => emit('cart/incrementTapped', { lineId: line.id })}
      />
    </div>
  );
}

function LineSum({ line }: Pick<CartLineProps, 'line'>) {
  const total = lineTotal(line);
  return (
    <div className={styles.sum}>
      {line.kind === 'gift' && <Stamp tone="soft">Подарок</Stamp>}
      {(line.kind === 'goods' || total > 0) && <span>{formatPrice(total)}</span>}
    </div>
  );
}

/** One position of the order. */
export const CartLineItem = memo(function CartLineItem({ line, name }: CartLineProps) {
  const emit = useEmit();
  const nameId = useId();
  const { list: preset } = useSelect(selectImagePresets);
  const isFresh = useSelect(selectIsLastAdded(line.id), lineKey(line.id));
  const isGift = line.kind === 'gift';
  return (
    <li className={classNames(styles.line, isGift && styles.gift, isFresh && styles.fresh)} aria-label={name}>
      <div className={styles.picture}>
        <Picture image={line.image} preset={preset} place="line" />
      </div>
      <div className={styles.text}>
        <p className={styles.name} id={nameId}>
          <LineName line={line} />
        </p>
        <LineModifiers line={line} />
        {isGift && <GiftReason line={line} nameId={nameId} />}
      </div>
      {!isGift && <LineQuantity line={line} name={name} />}
      <LineSum line={line} />
      <div className={styles.remove}>
        <IconButton
          icon="close"
          iconSize={20}
          variant="quiet"
          label={`Удалить: ${name}`}
          onClick={() => emit('cart/removeTapped', { lineId: line.id })}
        />
      </div>
    </li>
  );
});
