import { useLayoutEffect, useRef } from 'react';
import { formatPrice, type Kopecks } from '../../domain/money.ts';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { markLive } from './liveButtons.ts';
import { Price } from './Price.tsx';
import styles from './buy.module.css';
import drawings from './drawn.module.css';

export interface BuyControlProps {
  /** Name of the product. */
  readonly name: string;
  /** Of one piece. */
  readonly price: Kopecks;
  /** The price is the least of several. */
  readonly isPriceFrom?: boolean | undefined;
  /** The first press of «+» leads to a question. */
  readonly asksFirst?: boolean | undefined;
  /** How many lie in the cart; 0 shows the price and the round button. */
  readonly quantity: number;
  /** What these pieces cost together. */
  readonly sum: Kopecks;
  /** «+» while nothing of it lies in the cart. */
  readonly onAdd: () => void;
  /** «+» while some of it lies in the cart. */
  readonly onIncrement: () => void;
  /** «−»; the last piece leads back to the price. */
  readonly onDecrement: () => void;
  /** No more of it fits into one position. */
  readonly isIncrementDisabled?: boolean | undefined;
  /** Cannot be ordered now. */
  readonly isDisabled?: boolean | undefined;
}

type LessProps = Pick<BuyControlProps, 'onDecrement' | 'quantity' | 'sum'>;

function Less({ onDecrement, quantity, sum }: LessProps) {
  return (
    <>
      <button
        type="button"
        className={`${styles.step} ${styles.less}`}
        aria-label="Уменьшить количество"
        onClick={onDecrement}
      >
        <Icon name="minus" />
      </button>
      <span className={styles.number}>
        <span className={styles.amount}>
          <b key={quantity}>{quantity}</b> <small>{formatPrice(sum)}</small>
        </span>
      </span>
    </>
  );
}

/** When the last piece goes by «−», its focus moves to «+». Returns what to call before a decrement, and the two ends of the move. */
function useFocusMove(isOn: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (more.current) markLive(more.current);
    if (!isOn && hadFocus.current) more.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [isOn]);
  const remember = () => {
    hadFocus.current = box.current?.contains(document.activeElement) === true;
  };
  return { box, more, remember };
}

/** What the page's first script reads of a «+» that is pressed before the page is alive (src/app/boot/early/earlyPresses.ts). */
const addMark = (asksFirst: boolean): 'ask' | 'one' => (asksFirst ? 'ask' : 'one');

/** Price and «+» that turn into a stepper in place. «+» is one and the same element in both states, so that it keeps the focus. */
export function BuyControl(props: BuyControlProps) {
  const { name, price, isPriceFrom = false, quantity, sum, onAdd, onIncrement, onDecrement } = props;
  const { isIncrementDisabled = false, isDisabled = false, asksFirst = false } = props;
  const isOn = quantity > 0;
  const { box, more, remember } = useFocusMove(isOn);
  const less = () => {
    remember();
    onDecrement();
  };
  // Off while it has the focus, it keeps it.
  const isFull = isOn && (isDisabled || isIncrementDisabled);
  const group = isOn ? ({ role: 'group', 'aria-label': `Количество: ${name}` } as const) : {};
  return (
    <div {...group} ref={box} className={classNames(styles.buy, isOn && styles.on)}>
      {isOn && <Less onDecrement={less} quantity={quantity} sum={sum} />}
      {!isOn && <Price value={price} isFrom={isPriceFrom} />}
      <button
        ref={more}
        type="button"
        className={classNames(styles.step, drawings.plus)}
        data-add={isOn ? undefined : addMark(asksFirst)}
        aria-label={isOn ? 'Увеличить количество' : `В корзину: ${name}`}
        onClick={isFull ? undefined : isOn ? onIncrement : onAdd}
        disabled={isDisabled && !isOn}
        aria-disabled={isFull || undefined}
      />
    </div>
  );
}
