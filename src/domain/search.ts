import type { Mark, Product } from './catalog.ts';

/** The literal step of the search: name, description or category holds the query, in any case; an empty query matches all (specification, section 5, "Catalog visibility"). */
export function matchesSearch(product: Product, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  const { name, description, categoryName } = product;
  return [name, description, categoryName].some((text) => text.toLowerCase().includes(wanted));
}

/** Whether the product holds any of the allergens that the customer excludes. */
export function hasAllergen(product: Product, codes: readonly string[]): boolean {
  return holdsAny(product.allergens, codes);
}

/** Whether any of the chosen filters fits; without a chosen filter everything does. */
export function matchesFilters(product: Product, codes: readonly string[]): boolean {
  return codes.length === 0 || holdsAny(product.filters, codes);
}

export function withoutAllergens(products: readonly Product[], codes: readonly string[]): readonly Product[] {
  return products.filter((product) => !hasAllergen(product, codes));
}

function holdsAny(marks: readonly Mark[], codes: readonly string[]): boolean {
  return marks.some(({ code }) => codes.includes(code));
}
