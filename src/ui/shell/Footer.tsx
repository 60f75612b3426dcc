import { Link } from '../primitives/Link.tsx';
import { selectAdvent, selectHappyHours, selectNewYear } from '../../slices/setting/season.ts';
import { selectAppLinks } from '../../slices/setting/selectors.ts';
import { Logo } from '../primitives/Logo.tsx';
import { useCityPath } from '../routing.ts';
import { useSelect } from '../store.tsx';
import { ReportButton } from '../report/ReportButton.tsx';
import { useReportLink } from '../report/useReportLink.ts';
import { PhoneLink, useHoursText } from './CallButton.tsx';
import styles from './footer.module.css';

const COLUMNS = [
  [
    ['catalog', 'Меню'],
    ['promo', 'Акции'],
    ['delivery', 'Доставка'],
    ['restaurant', 'Рестораны'],
  ],
  [
    ['about', 'О нас'],
    ['vacancies', 'Вакансии'],
    ['loyalty-program', 'Программа лояльности'],
    ['legal', 'Правовая информация'],
  ],
] as const;

/** Pages of the season, where the chain has any. */
function useSeasonLinks(): readonly (readonly [page: string, name: string])[] {
  const advent = useSelect(selectAdvent);
  const newYear = useSelect(selectNewYear);
  const happyHours = useSelect(selectHappyHours);
  return [
    ...(happyHours.length > 0 ? [['happy-hours', 'Счастливые часы'] as const] : []),
    ...(advent ? [['advent', advent.title || 'Календарь подарков'] as const] : []),
    ...(newYear ? [['new-year-promo', 'Новый год'] as const] : []),
  ];
}

function AppLinks() {
  const { ios, android } = useSelect(selectAppLinks);
  return (
    <p className={styles.apps}>
      {ios !== null && <a href={ios}>App Store</a>}
      {android !== null && <a href={android}>Google Play</a>}
    </p>
  );
}

/** The foot of every page: where else to go and whom to call. */
export function Footer() {
  const path = useCityPath();
  const hours = useHoursText();
  const season = useSeasonLinks();
  const [menu, about] = COLUMNS;
  useReportLink();
  return (
    <footer className={`${styles.footer} on-lacquer page-clear`}>
      <div className={`page-width ${styles.grid}`}>
        <div>
          <Logo className={styles.logo} to={path('')} />
          <p className={styles.about}>Роллы, вок, пицца и закуски. Готовим после заказа, везём горячим.</p>
        </div>
        <nav className={styles.nav} aria-label="Подвал">
          {[
            [...menu, ...season.slice(0, 2)],
            [...about, ...season.slice(2)],
          ].map((links) => (
            <ul key={links[0]?.[0]}>
              {links.map(([page, name]) => (
                <li key={page}>
                  <Link to={path(page)}>{name}</Link>
                </li>
              ))}
            </ul>
          ))}
        </nav>
        <div>
          <PhoneLink className={styles.phone} />
          <p>{hours}</p>
          <AppLinks />
          <ReportButton />
        </div>
      </div>
    </footer>
  );
}
