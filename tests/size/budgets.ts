/** What a page may weigh; kB are thousands of bytes as they come over the wire. */
export interface Budget {
  /** Scripts until a press works, gzip: the first script, the entry, the page's own chunk and what these import. */
  readonly codeKb: number;
  readonly files: number;
  readonly stylesKb: number;
  readonly htmlRawKb: number;
  readonly htmlBrKb: number;
  /** The page, its scripts, styles, font and state: all but pictures and icons. */
  readonly requests: number;
}

export interface MeasuredPage {
  readonly path: string;
  readonly source: string;
  readonly budget: Budget;
}

const MENU: Budget = {
  codeKb: 120,
  files: 8,
  stylesKb: 21,
  // With the page's part of the styles, the first script and the question for the city (decision 0025).
  htmlRawKb: 80,
  htmlBrKb: 19,
  requests: 12,
};

/** With a city in the address. What issue 18 wants beyond these is in docs/performance.md, missed or met. */
export const PAGES: Readonly<Record<string, MeasuredPage>> = {
  home: { path: '/samara/', source: 'src/pages/Home.tsx', budget: MENU },
  catalogue: {
    path: '/samara/catalog',
    source: 'src/pages/Catalog.tsx',
    budget: { ...MENU, htmlRawKb: 390, htmlBrKb: 37 },
  },
  product: {
    path: '/samara/catalog/rolly-klassicheskie/chedder-ranch',
    source: 'src/pages/Product.tsx',
    budget: MENU,
  },
  cart: {
    path: '/samara/cart',
    source: 'src/pages/Cart.tsx',
    budget: { ...MENU, htmlRawKb: 50, htmlBrKb: 14 },
  },
};

/** Code that is fetched ahead once a page is calm, beyond what it has. */
export const AHEAD_KB = 112;
export const FONTS_KB = 60;

/** The way to the order (src/app/boot/fetchAhead.ts). */
export const AHEAD = [
  'src/ui/product/OpenProduct.tsx',
  'src/pages/Product.tsx',
  'src/pages/Cart.tsx',
  'src/pages/Checkout.tsx',
  'src/pages/Complete.tsx',
  'src/pages/CompleteError.tsx',
  ...['Modifiers', 'Auth', 'DeliveryChoice', 'Address', 'Restaurants', 'Time'].map(
    (name) => `src/ui/modals/${name}Dialog.tsx`,
  ),
] as const;

/** What must not come with a page before it is asked for. */
export const LATER: Readonly<Record<string, RegExp>> = {
  dialogs:
    /^src\/ui\/(?:modals|[a-z]+)\/(?!Failed|Awaited|Plain|Native)\w+Dialog\.tsx$|^src\/ui\/modals\/modalTitles\.ts$/,
  'React Aria’s overlays and fields': /^node_modules\/react-aria(?:-components)?\//,
  firebase: /^node_modules\/(?:@?firebase)\/|^src\/ports\/firebase\.ts$/,
  geocoder: /^src\/ports\/geocoder\.ts$/,
  captcha: /^src\/ports\/captcha/,
};
/** Pages whose choices are React Aria's: they share a file with the dialogs. */
export const WITH_FORMS: readonly string[] = [];
