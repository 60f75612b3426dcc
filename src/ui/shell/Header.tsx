import { Link } from '../primitives/Link.tsx';
import { formatPrice } from '../../domain/money.ts';
import { plural } from '../../domain/plural.ts';
import { selectCount } from '../../slices/cart/lines/selectors.ts';
import { selectTotals } from '../../slices/cart/selectors.ts';
import { selectCity } from '../../slices/city/selectors.ts';
import { selectIsLoggedIn } from '../../slices/user/selectors.ts';
import { classNames } from '../primitives/classNames.ts';
import { Icon } from '../primitives/Icon.tsx';
import { IconButton, IconLink } from '../primitives/IconButton.tsx';
import { Logo } from '../primitives/Logo.tsx';
import { useCityPath } from '../routing.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { useOpens } from '../modals/useOpens.ts';
import { useEmit, useSelect } from '../store.tsx';
import { CallButton } from './CallButton.tsx';
import { Notifications } from './Notifications.tsx';
import { ReceivingButton } from './Receiving.tsx';
import styles from './header.module.css';

function CityButton() {
  const opens = useOpens();
  const name = useSelect(selectCity)?.name ?? 'не выбран';
  return (
    <button
      type="button"
      className={styles.city}
      aria-label={`Город: ${name}`}
      aria-haspopup="dialog"
      {...opens({ kind: 'city' })}
    >
      <span className={styles.cityName}>{name}</span>
      <Icon name="down" size={16} />
    </button>
  );
}

function AccountButton() {
  const emit = useEmit();
  const path = useCityPath();
  const isLoggedIn = useSelect(selectIsLoggedIn);
  if (isLoggedIn)
    return <IconLink icon="user" label="Личный кабинет" to={path('personal')} data-was="Войти" />;
  return <IconButton icon="user" label="Войти" onClick={() => emit('auth/loginAsked', { returnTo: null })} />;
}

function Basket() {
  const path = useCityPath();
  const count = useSelect(selectCount);
  // What delivery and fees add is said in the cart.
  const { goods } = useSelect(selectTotals);
  const isEmpty = count === 0;
  return (
    <div
      className={classNames(styles.basket, isEmpty && styles.basketEmpty)}
      data-basket={isEmpty ? '' : undefined}
    >
      <Icon name="bag" size={20} />
      <span className={styles.basketSum} key={goods}>
        {isEmpty ? 'Корзина' : formatPrice(goods)}
      </span>
      <i className={styles.basketCount} aria-hidden="true">
        {isEmpty ? '' : count}
      </i>
      <Link
        className={styles.basketLink}
        to={path('cart')}
        aria-label={
          isEmpty ? 'Корзина, пусто' : `Корзина, ${count} ${plural(count, ['товар', 'товара', 'товаров'])}`
        }
      />
    </div>
  );
}

export interface HeaderProps {
  /** Lies over the picture at the top of the page (specification, section 2, "Header and scrolling"). */
  readonly isOver: boolean;
  readonly isSearchPage: boolean;
  /** On a phone the page has a head of its own. */
  readonly isOnDeskOnly?: boolean | undefined;
}

/** The head of every page: one row on wide screens, two on narrow ones, where it scrolls away. */
export function Header({ isOver, isSearchPage, isOnDeskOnly = false }: HeaderProps) {
  const path = useCityPath();
  return (
    <header
      className={classNames(
        styles.header,
        isOver && `${styles.over} on-lacquer page-clear`,
        isOnDeskOnly && 'only-desk',
      )}
    >
      <div className={`page-width ${styles.row}`}>
        <Logo className={styles.logo} to={path('')} />
        <CityButton />
        <ReceivingButton />
        <div className={classNames(styles.search, isSearchPage && styles.searching)}>
          <SearchBox isSearchPage={isSearchPage} placeholder="Поиск" />
        </div>
        <nav className={styles.nav} aria-label="Основное меню">
          <CallButton />
          <Notifications />
          <span className="only-desk">
            <AccountButton />
          </span>
          <Basket />
        </nav>
      </div>
    </header>
  );
}
