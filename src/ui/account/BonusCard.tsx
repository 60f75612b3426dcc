import { toRoubles } from '../../domain/money.ts';
import { plural } from '../../domain/plural.ts';
import { selectBonusLimit } from '../../slices/cart/coupons/selectors.ts';
import { selectIsEmpty } from '../../slices/cart/lines/selectors.ts';
import { Link } from '../primitives/Link.tsx';
import { useCityPath } from '../routing.ts';
import { useSelect } from '../store.tsx';
import type { Customer } from '../../domain/customer.ts';
import styles from './bonus-card.module.css';

const numbers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });

const whole = (sum: Customer['balance']): number => Math.floor(toRoubles(sum));

/** What the bonuses are worth; with dishes in the cart, how many of them this order takes. */
function Meaning({ bonuses }: { readonly bonuses: number }) {
  const path = useCityPath();
  const isEmpty = useSelect(selectIsEmpty);
  const limit = whole(useSelect(selectBonusLimit));
  if (bonuses === 0)
    return <p className={styles.text}>Бонусы приходят за заказы и остаются на счету вашего телефона.</p>;
  if (isEmpty || limit === 0)
    return (
      <p className={styles.text}>
        {`Это ${numbers.format(bonuses)}\u00A0₽ на следующие заказы. Списать их можно в корзине.`}
      </p>
    );
  return (
    <p className={styles.text}>
      {`Это ${numbers.format(bonuses)}\u00A0₽ на заказы. В том, что уже в корзине, можно списать ${numbers.format(limit)}. `}
      <Link className="text-link" to={path('cart')}>
        В корзину
      </Link>
    </p>
  );
}

/** The customer's bonuses with their meaning. */
export function BonusCard({ customer }: { readonly customer: Customer }) {
  const path = useCityPath();
  const bonuses = whole(customer.balance);
  return (
    <section className={`${styles.bonus} on-lacquer`} aria-label="Бонусы">
      <p className={styles.sum}>
        <b>{numbers.format(bonuses)}</b>
        {` ${plural(bonuses, ['бонус', 'бонуса', 'бонусов'])}`}
      </p>
      <Meaning bonuses={bonuses} />
      <div className={styles.foot}>
        <p>
          <b>{'1\u00A0₽'}</b>
          <span>стоит один бонус</span>
        </p>
        <Link className="text-link" to={path('loyalty-program')}>
          Как это работает
        </Link>
      </div>
    </section>
  );
}
