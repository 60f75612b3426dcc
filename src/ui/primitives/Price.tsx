import { formatPrice, type Kopecks } from '../../domain/money.ts';
import { classNames } from './classNames.ts';
import styles from './price.module.css';

export interface PriceProps {
  /** In kopecks; whole roubles are shown without them. */
  readonly value: Kopecks;
  /** The least of several prices: «от» stands before it. */
  readonly isFrom?: boolean | undefined;
  /** The price before a change, struck out. */
  readonly oldValue?: Kopecks | undefined;
  /** Takes the size and weight of the text around. */
  readonly isInline?: boolean | undefined;
}

/** A sum on one line, its spaces unbreakable. */
export function Price({ value, isFrom = false, oldValue, isInline = false }: PriceProps) {
  return (
    <span className={classNames(styles.price, isInline && styles.inline)}>
      {isFrom && <small>{'от\u00A0'}</small>}
      {formatPrice(value)}
      {oldValue !== undefined && (
        <del>
          <span className="only-heard"> Старая цена: </span>
          {formatPrice(oldValue)}
        </del>
      )}
    </span>
  );
}
