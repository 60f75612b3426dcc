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
import { useEmit, useSelect } from '../store.tsx';
import { CallButton } from './CallButton.tsx';
import { Notifications } from './Notifications.tsx';
import { ReceivingButton } from './Receiving.tsx';
import styles from './header.module.css';

function CityButton() {
  const emit = useEmit();
  const name = useSelect(selectCity)?.name ?? 'не выбран';
  return (
    <button
      type="button"
      className={styles.city}
      aria-label={`Город: ${name}`}
      aria-haspopup="dialog"
      onClick={() => emit('modal/requested', { modal: { kind: 'city' } })}
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
  if (isLoggedIn) return <IconLink icon="user" label="Личный кабинет" to={path('personal')} />;
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
}

/** The head of every page. On narrow screens its second row scrolls away and the first one stays. */
export function Header({ isOver, isSearchPage }: HeaderProps) {
  const path = useCityPath();
  return (
    <div className={classNames(styles.top, isOver && classNames(styles.over, 'on-lacquer'))}>
      <header className={styles.header}>
        <div className={classNames('page-width', styles.row)}>
          <Logo className={styles.logo} to={path('')} />
          <CityButton />
          <div className="only-desk">
            <ReceivingButton look="chip" />
          </div>
          <div className={classNames(styles.search, 'only-desk')}>
            <SearchBox isSearchPage={isSearchPage} placeholder="Филадельфия, том ям, гёдза…" />
          </div>
          <nav className={styles.nav} aria-label="Основное меню">
            <span className="only-desk">
              <CallButton />
            </span>
            <Notifications />
            <span className="only-desk">
              <AccountButton />
            </span>
            <Basket />
          </nav>
        </div>
      </header>
      <div className={classNames('page-width', styles.secondRow, 'only-phone')}>
        <div className={styles.search}>
          <SearchBox isSearchPage={isSearchPage} placeholder="Поиск по меню" />
        </div>
        <CallButton isFilled />
      </div>
    </div>
  );
}
