import type { PastItem, PastOrder } from '../../domain/customer.ts';
import { formatPrice } from '../../domain/money.ts';
import { chosenIn, type PastChoice } from '../../domain/pastOrder.ts';
import { selectProductIndex } from '../../slices/catalog/selectors.ts';
import { selectNow } from '../../slices/view/selectors.ts';
import { modifierText } from '../cart/lineNames.ts';
import { Button } from '../primitives/Button.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { momentText } from './dates.ts';
import { classNames } from '../primitives/classNames.ts';
import { LATER_ICONS } from '../primitives/laterIcons.ts';
import miniLinesStyles from '../cart/mini-lines.module.css';
import panelStyles from '../primitives/panel.module.css';
import styles from './history.module.css';

const choiceText = (choice: PastChoice): string =>
  choice.sum ? `${modifierText(choice)} +\u00A0${formatPrice(choice.sum)}` : modifierText(choice);

/** A dish of the order; its choices are named where the catalog still knows them. */
function Item({ item }: { readonly item: PastItem }) {
  const { name, amount, isGift } = item;
  const chosen = chosenIn(item, useSelect(selectProductIndex)).map(choiceText);
  return (
    <li>
      <span className={miniLinesStyles.text}>
        {name}
        {chosen.length > 0 && (
          <small className={classNames('text-muted', styles.modifiers)}>{chosen.join(', ')}</small>
        )}
      </span>
      <span className={classNames('text-muted text-unbroken', miniLinesStyles.count)}>
        {isGift ? 'подарок' : `×\u00A0${amount}`}
      </span>
    </li>
  );
}

interface PastOrderCardProps {
  readonly order: PastOrder;
  /** Only the last order can be had again as it was. */
  readonly isRepeatable: boolean;
}

/** One order that was placed before. */
export function PastOrderCard({
  order: { number, createdAt, sum, items },
  isRepeatable,
}: PastOrderCardProps) {
  const emit = useEmit();
  // The call for the last order names no number.
  const name = number === '' ? 'Заказ' : `Заказ №\u00A0${number}`;
  const moment = momentText(createdAt, useSelect(selectNow));
  return (
    <article className={classNames(panelStyles.panel, styles.order)} aria-label={name.replace('\u00A0', ' ')}>
      <div className={styles.head}>
        <div>
          <h3 className="text-h3">{name}</h3>
          {moment !== null && <p className="text-small text-muted">{moment}</p>}
        </div>
        {sum !== null && <b className="text-unbroken">{formatPrice(sum)}</b>}
      </div>
      <ul className={miniLinesStyles.lines}>
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a past order never changes
          <Item key={`${index}/${item.productId}`} item={item} />
        ))}
      </ul>
      {isRepeatable && (
        <div>
          <Button size="small" icon={LATER_ICONS.repeat} onClick={() => emit('cart/repeatTapped')}>
            Повторить заказ
          </Button>
        </div>
      )}
    </article>
  );
}
