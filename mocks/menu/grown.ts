import type { WireCatalog, WireProduct } from '../../contracts/catalog.ts';
import { productIdOf, slugOf } from './identity.ts';

/** Dishes of the menu: what stands in its groups, without sauces to choose and services. */
export const dishesIn = ({ groups, products }: WireCatalog): readonly WireProduct[] => {
  const shown = new Set(groups.filter((group) => group.isIncludedInMenu === true).map(({ id }) => id));
  return products.filter(({ parentGroup }) => shown.has(parentGroup ?? ''));
};

/** A dish of the same composition and picture under a name, an id and an address of its own. */
const again = (dish: WireProduct, round: number): WireProduct => {
  const name = `${dish.name} ${round}`;
  return { ...dish, id: productIdOf(name), code: `${dish.code}-${round}`, name, slug: slugOf(name) };
};

/** The catalog with so many dishes of the menu: its own in turn, again and again. One that has more stays as it is. */
export const grownTo = (catalog: WireCatalog, count: number): WireCatalog => {
  const dishes = dishesIn(catalog);
  const added = Array.from({ length: Math.max(0, count - dishes.length) }, (_, at) =>
    dishes
      .slice(at % dishes.length, (at % dishes.length) + 1)
      .map((dish) => again(dish, 2 + Math.floor(at / dishes.length))),
  );
  return { ...catalog, products: [...catalog.products, ...added.flat()] };
};
