import type { InfoSlug } from '../../domain/infoPages.ts';
import { selectIsLoggedIn } from '../../slices/user/selectors.ts';
import { selectIsRestored } from '../../slices/view/selectors.ts';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { useCityPath } from '../routing.ts';
import { useSelect } from '../store.tsx';
import { MenuLink } from '../catalog/MenuLink.tsx';
import styles from './info-ways.module.css';

interface Way {
  readonly to: string;
  readonly title: string;
  /** A guest has nothing there. */
  readonly isCustomers?: true;
}

const DOCUMENTS: Way = { to: 'legal-information', title: 'Все документы' };
const WAYS: Readonly<Partial<Record<InfoSlug, Way>>> = {
  about: { to: 'restaurant', title: 'Рестораны' },
  'loyalty-program': { to: 'personal', title: 'Мои бонусы', isCustomers: true },
  promo: { to: 'personal/promotions', title: 'Акции для меня', isCustomers: true },
  rule: { to: 'promo', title: 'Акции' },
  legal: DOCUMENTS,
  oferta: DOCUMENTS,
  'user-agreement': DOCUMENTS,
  'push-notifications-rules': DOCUMENTS,
  'receive-advertising-information': DOCUMENTS,
};

/** Where whoever has read the text goes on. */
export function InfoWays({ slug }: { readonly slug: InfoSlug }) {
  const path = useCityPath();
  const isLoggedIn = useSelect(selectIsLoggedIn);
  const isCustomer = useSelect(selectIsRestored) && isLoggedIn;
  const way = WAYS[slug];
  return (
    <div className={styles.ways}>
      <MenuLink />
      {way && (isCustomer || !way.isCustomers) && <ButtonLink to={path(way.to)}>{way.title}</ButtonLink>}
    </div>
  );
}
