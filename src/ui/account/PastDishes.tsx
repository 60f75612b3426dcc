import type { PastItem, PastOrder } from '../../domain/customer.ts';
import { formatPrice } from '../../domain/money.ts';
import { chosenIn, type PastChoice } from '../../domain/pastOrder.ts';
import { selectProductIndex } from '../../slices/catalog/selectors.ts';
import { modifierText } from '../cart/lineNames.ts';
import { DishPictures } from '../order/DishPictures.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { useSelect } from '../store.tsx';
import miniLinesStyles from '../cart/mini-lines.module.css';
import styles from './past-order.module.css';

/** More names have no line on a phone. */
const NAMED = 2;

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
        {chosen.length > 0 && <small className="text-muted">{chosen.join(', ')}</small>}
      </span>
      <span className={`text-muted text-unbroken ${miniLinesStyles.count}`}>
        {isGift ? 'подарок' : `×\u00A0${amount}`}
      </span>
    </li>
  );
}

/** «Филадельфия, Том ям и ещё 2». */
const namesOf = (items: readonly PastItem[]): string => {
  const names = items.map(({ name }) => name || 'Блюдо');
  const rest = names.length - NAMED;
  return rest > 0 ? `${names.slice(0, NAMED).join(', ')} и\u00A0ещё\u00A0${rest}` : names.join(', ');
};

/** What was ordered: in pictures, in a line of names, and whole when that line is pressed. */
export function PastDishes({ items }: Pick<PastOrder, 'items'>) {
  const index = useSelect(selectProductIndex);
  return (
    <div className={styles.dishes}>
      <DishPictures
        dishes={items.map(({ productId, amount }) => ({
          image: index.get(productId)?.image ?? null,
          amount,
        }))}
      />
      <details className={styles.whole}>
        <summary>
          <span>{namesOf(items)}</span>
          <Icon name="down" size={16} />
        </summary>
        <ul className={miniLinesStyles.lines}>
          {items.map((item, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a past order never changes
            <Item key={`${at}/${item.productId}`} item={item} />
          ))}
        </ul>
      </details>
    </div>
  );
}
