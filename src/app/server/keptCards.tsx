import { Fragment, type ComponentType, type ReactNode } from 'react';
import type { Product, ProductId } from '../../domain/catalog.ts';
import { ProductCard, type ProductCardProps } from '../../ui/product/ProductCard.tsx';
import { ProductLinks } from '../../ui/product/productLinks.tsx';
import { cutAtPlaces, filled, placeOf } from './cardPlaces.ts';
import { htmlOf } from './htmlOf.ts';
import type { PageData } from './page.ts';

/** The HTML of a city's cards by dish. */
type Cards = Map<ProductId, Buffer>;

const byData = new WeakMap<PageData, Map<string, Cards>>();

/** What is kept of the cards of this data, in the addresses of this city. It goes with the data. */
export function cardsOf(data: PageData, citySlug: string): Cards {
  const byCity = byData.get(data) ?? new Map<string, Cards>();
  byData.set(data, byCity);
  const cards = byCity.get(citySlug) ?? new Map<ProductId, Buffer>();
  byCity.set(citySlug, cards);
  return cards;
}

interface WithCards {
  readonly cards: Cards;
  /** The page, with this component in the place of each card. */
  readonly page: (Card: ComponentType<ProductCardProps>) => ReactNode;
  /** What all that is rendered stands in. */
  readonly around: (children: ReactNode) => ReactNode;
  readonly tell: (error: unknown) => void;
}

/** Whether a card shows nothing but its dish: whatever else it is told makes it another one. */
const isPlain = (props: ProductCardProps): boolean =>
  Object.entries(props).every(
    ([name, value]) => name === 'product' || value === undefined || value === false,
  );

const LINKS_PAGE = { pathname: '/', search: '', hash: '', key: '', state: null };

/** Renders all of them at once, and cuts them apart: one by one each would pay for the beginning of a render. */
async function keep(products: readonly Product[], { cards, around, tell }: WithCards): Promise<void> {
  const list = (
    <ProductLinks page={LINKS_PAGE}>
      {products.map((product, number) => (
        <Fragment key={product.id}>
          {placeOf(number)}
          <ProductCard product={product} />
        </Fragment>
      ))}
    </ProductLinks>
  );
  const { pieces } = cutAtPlaces(await htmlOf(around(list), tell));
  // A copy: a slice would hold the HTML of all of them.
  for (const [number, { id }] of products.entries()) cards.set(id, Buffer.from(pieces[number + 1]!));
}

/**
 * The page's HTML, byte for byte as if all of it were rendered now. The card of a dish is the same on every page of one data: it is rendered
 * once. In the first row, and where a search marks its name, it is not, and is rendered with the page.
 */
export async function htmlWithCards(asked: WithCards): Promise<Buffer> {
  const { cards, page, tell } = asked;
  const products: Product[] = [];
  const Place = (props: ProductCardProps) =>
    isPlain(props) ? placeOf(products.push(props.product) - 1) : <ProductCard {...props} />;
  const html = await htmlOf(page(Place), tell);
  const missing = new Map(
    products.filter(({ id }) => !cards.has(id)).map((product) => [product.id, product]),
  );
  if (missing.size > 0) await keep([...missing.values()], asked);
  return filled(html, products, ({ id }) => cards.get(id)!);
}
