import { SHOP_NAME } from '../../domain/chain.ts';
import type { Product } from '../../domain/catalog.ts';
import { selectGoodsIndex } from '../../slices/catalog/selectors.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import type { AppState } from '../../slices/state.ts';
import { denserPreset, sidesOf, withPreset } from '../../ui/primitives/imageAddress.ts';
import { matchPage, type PageMatch } from '../navigation/routes.tsx';
import { textsOf } from '../navigation/title.ts';
import { addressesIn, canonicalOf, type Addresses } from './seo/addresses.ts';

interface HeadInput {
  readonly state: AppState;
  readonly url: Pick<URL, 'pathname'>;
  readonly siteUrl: string | null;
  /** Whether search engines may find the page. */
  readonly isFound: boolean;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escaped(content)}">`;
const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escaped(content)}">`;

/** Pictures of messengers and social networks: twice the side of the page's own. */
const DENSITY = 2;

const dishPicture = (
  state: AppState,
  product: Product & { readonly image: string },
  { whole }: Addresses,
) => {
  const preset = denserPreset(selectImagePresets(state).detail, DENSITY);
  const { width, height } = sidesOf(preset);
  return [
    property('og:image', whole(withPreset(product.image, preset))),
    width === undefined ? '' : property('og:image:width', String(width)),
    height === undefined ? '' : property('og:image:height', String(height)),
    property('og:image:alt', product.name),
    named('twitter:card', 'summary_large_image'),
  ];
};

const hasImage = (product: Product | undefined): product is Product & { readonly image: string } =>
  Boolean(product?.image) && !product?.image?.startsWith('data:');

/** The dish of the page, else the shop's sign. */
function pictureTags(state: AppState, match: PageMatch | null, addresses: Addresses): readonly string[] {
  const product = selectGoodsIndex(state).get(match?.params.product ?? '');
  if (hasImage(product)) return dishPicture(state, product, addresses);
  return [
    property('og:image', addresses.whole('/icon-512x512.png')),
    property('og:image:width', '512'),
    property('og:image:height', '512'),
    named('twitter:card', 'summary'),
  ];
}

/** Title, description, canonical link and Open Graph of a page; no canonical without SITE_URL (assumptions, section 1). */
export function headOf({ state, url, siteUrl, isFound }: HeadInput): string {
  const { title, description } = textsOf(state, url.pathname);
  const match = matchPage(url.pathname, state.city.list);
  const addresses = addressesIn(state, siteUrl);
  const canonical = siteUrl && isFound ? canonicalOf(state, { match, path: url.pathname }, addresses) : null;
  return [
    `<title>${escaped(title)}</title>`,
    named('description', description),
    isFound ? '' : named('robots', 'noindex'),
    canonical ? `<link rel="canonical" href="${escaped(canonical)}">` : '',
    property('og:title', title),
    property('og:description', description),
    property('og:type', 'website'),
    property('og:site_name', SHOP_NAME),
    property('og:locale', 'ru_RU'),
    canonical ? property('og:url', canonical) : '',
    ...pictureTags(state, match, addresses),
  ].join('');
}
