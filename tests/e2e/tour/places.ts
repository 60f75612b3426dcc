/** One page of section 2, "Routes", as a customer with an order behind them and dishes in the cart sees it. */
export interface Place {
  /** Route id of the page without the city. */
  readonly name: string;
  /** Without the leading slash and the city. */
  readonly path: string;
  /** Leads nowhere under a city. */
  readonly isPlainOnly?: true;
  /** A text of the chain, on the same page as `about`. */
  readonly isText?: true;
}

const SECTION = 'catalog/rolly-klassicheskie';

/** Every route of the specification once, by an address that the demo chain knows. */
export const PLACES: readonly Place[] = [
  { name: 'home', path: '' },
  { name: 'about', path: 'about' },
  { name: 'advent', path: 'advent' },
  { name: 'cart', path: 'cart' },
  { name: 'catalog', path: 'catalog' },
  { name: 'search', path: 'catalog/search?q=лосось' },
  { name: 'section', path: SECTION },
  { name: 'product', path: `${SECTION}/filadelfiya-klassik` },
  { name: 'checkout', path: 'checkout' },
  { name: 'complete', path: 'complete' },
  { name: 'complete-error', path: 'complete-error' },
  { name: 'delivery', path: 'delivery', isText: true },
  { name: 'happy-hours', path: 'happy-hours' },
  { name: 'legal', path: 'legal', isText: true },
  { name: 'legal-information', path: 'legal-information', isText: true },
  { name: 'loyalty-program', path: 'loyalty-program', isText: true },
  { name: 'loyalty-program-app-1', path: 'loyalty-program/app-1' },
  { name: 'new-year-promo', path: 'new-year-promo' },
  { name: 'oferta', path: 'oferta', isText: true },
  { name: 'oferta-app-1', path: 'oferta/app-1', isText: true },
  { name: 'personal', path: 'personal' },
  { name: 'address', path: 'personal/address' },
  { name: 'favorite', path: 'personal/favorite' },
  { name: 'history', path: 'personal/history' },
  { name: 'promotions', path: 'personal/promotions' },
  { name: 'promotions-detail', path: 'personal/promotions/promo-2' },
  { name: 'promo', path: 'promo', isText: true },
  { name: 'push-notifications-rules', path: 'push-notifications-rules', isText: true },
  { name: 'receive-advertising-information', path: 'receive-advertising-information', isText: true },
  { name: 'restaurant', path: 'restaurant' },
  { name: 'rule', path: 'rule', isText: true },
  { name: 'user-agreement', path: 'user-agreement', isText: true },
  { name: 'vacancies', path: 'vacancies' },
  { name: 'admin', path: 'admin', isPlainOnly: true },
];

/** The place's address for visitors: in Samara wherever it can be. */
export const addressOf = ({ path, isPlainOnly }: Place): string =>
  isPlainOnly ? `/${path}` : `/samara/${path}`;
