import { CLIENT_SOURCE } from '../../src/app/server/paths.ts';
import type { Limit } from './limits.ts';

/** What a page may weigh; kB are thousands of bytes as they come over the wire. */
export interface Budget {
  /** Scripts until a press works, gzip, with a chosen city: `ALIVE`, the page's own chunk, what these import, and what is in the page. */
  readonly codeKb: Limit;
  readonly files: Limit;
  /** The same for somebody new, with the question for the city on the screen. */
  readonly firstVisitKb: Limit;
  /** Scripts of a page at rest, gzip, with a chosen city, before anything is fetched ahead. */
  readonly restKb: Limit;
  readonly stylesKb: Limit;
  readonly htmlRawKb: Limit;
  readonly htmlBrKb: Limit;
  /** All that is asked for until rest, by a visitor with a chosen city: pictures, icons and calls too. */
  readonly requests: Limit;
  /** The same by somebody new, while the question for the city is on the screen. */
  readonly firstRequests: Limit;
}

export interface MeasuredPage {
  readonly path: string;
  readonly source: string;
  readonly budget: Budget;
}

const CODE = { wanted: 120 };
const FIRST_VISIT = { wanted: 140 };
const AT_REST = { wanted: 160 };
const REQUESTS = { wanted: 40 };

const HTML = { wanted: 60 };

// The HTML carries the page's part of the styles, the first script and the question for the city.
const MENU: Budget = {
  codeKb: { budget: 120, ...CODE },
  files: { budget: 8, wanted: 8 },
  firstVisitKb: { budget: 140, ...FIRST_VISIT },
  restKb: { budget: 156.5, ...AT_REST },
  stylesKb: { budget: 24.6 },
  htmlRawKb: { budget: 74.8, ...HTML },
  htmlBrKb: { budget: 18.9 },
  requests: { budget: 40, ...REQUESTS },
  firstRequests: { budget: 35, ...REQUESTS },
};

/** A `budget` holds now, and is made less whenever the shop is; what issue 18 wants in the end stands beside it. */
export const PAGES: Readonly<Record<string, MeasuredPage>> = {
  home: { path: '/samara/', source: 'src/pages/Home.tsx', budget: MENU },
  catalogue: {
    path: '/samara/catalog',
    source: 'src/pages/Catalog.tsx',
    budget: {
      ...MENU,
      htmlRawKb: { budget: 285.95, wanted: 300 },
      htmlBrKb: { budget: 33.5, wanted: 32 },
      requests: { budget: 34, ...REQUESTS },
      firstRequests: { budget: 29, ...REQUESTS },
    },
  },
  product: {
    path: '/samara/catalog/rolly-klassicheskie/chedder-ranch',
    source: 'src/pages/Product.tsx',
    budget: {
      ...MENU,
      htmlRawKb: { budget: 54.25, ...HTML },
      htmlBrKb: { budget: 15.25 },
      requests: { budget: 36, ...REQUESTS },
      firstRequests: { budget: 31, ...REQUESTS },
    },
  },
  cart: {
    path: '/samara/cart',
    source: 'src/pages/Cart.tsx',
    budget: {
      ...MENU,
      htmlRawKb: { budget: 41.5, ...HTML },
      htmlBrKb: { budget: 12.4 },
      restKb: { budget: 159.8, ...AT_REST },
      requests: { budget: 23, ...REQUESTS },
      firstRequests: { budget: 18, ...REQUESTS },
    },
  },
};

/** Without the page's own chunk: what must be there before a press works, beside the first script, which is in the page. */
export const ALIVE: readonly string[] = [CLIENT_SOURCE];

/**
 * What makes a guest's page the whole shop, beyond what it has at rest: it comes with the first press that needs it, with a
 * customer, or first of all that is fetched once the page is calm (decision 0033).
 */
export const WHOLE = ['src/app/boot/ordering.ts', 'src/ui/shell/CoverParts.tsx'] as const;
export const WHOLE_KB: Limit = { budget: 74.1 };
/** Code that is fetched ahead once a page is calm, beyond the whole shop. */
export const AHEAD_KB: Limit = { budget: 100.7 };
export const FONTS_KB: Limit = { budget: 29.5 };

/** What each whole shop fetches, and the way to the order; a browser that fetches more, or less, breaks it. */
export const AHEAD = [
  'src/app/boot/keeping.ts',
  'src/app/boot/intent.ts',
  'src/app/navigation/laterPages.ts',
  'src/ui/product/OpenProduct.tsx',
  'src/pages/Product.tsx',
  'src/pages/Cart.tsx',
  'src/pages/Checkout.tsx',
  'src/pages/Complete.tsx',
  ...['Modifiers', 'Auth', 'DeliveryChoice', 'Address', 'Restaurants', 'Time'].map(
    (name) => `src/ui/modals/${name}Dialog.tsx`,
  ),
] as const;
