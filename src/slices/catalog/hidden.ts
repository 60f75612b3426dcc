import type { Mark, Product } from '../../domain/catalog.ts';
import { hasAllergen } from '../../domain/search.ts';

/** How many dishes excluded allergens hide, and which of them do. */
export interface HiddenByAllergens {
  readonly count: number;
  readonly marks: readonly Mark[];
}

/** What the excluded allergens take out of these dishes, each allergen once. */
export function hiddenAmong(products: readonly Product[], codes: readonly string[]): HiddenByAllergens {
  const hidden = products.filter((product) => hasAllergen(product, codes));
  const held = hidden.flatMap(({ allergens }) => allergens).filter(({ code }) => codes.includes(code));
  return { count: hidden.length, marks: [...new Map(held.map((mark) => [mark.code, mark])).values()] };
}
