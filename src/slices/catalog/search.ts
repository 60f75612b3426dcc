import type { Product } from '../../domain/catalog.ts';
import { groupBy } from '../../domain/groupBy.ts';
import { hasAllergen, matchesSearch } from '../../domain/search.ts';
import { similarTo, type SimilarAnswer } from '../../domain/searchSimilar.ts';
import { select } from '../select.ts';
import type { AppState } from '../state.ts';
import { hiddenAmong } from './hidden.ts';
import { productsIn } from './menu.ts';
import { selectFound, selectGoods, selectMenu, selectSearch, selectStopped } from './selectors.ts';

// Not among the other selectors, so that the second step comes with the page of the search alone.

const query = selectSearch;
const excluded = (state: AppState) => state.user.allergens;

/** All that the literal step finds, whatever the customer may not eat. */
const selectLiteral = select(selectGoods, query, (all, text): readonly Product[] =>
  text.trim() === '' ? [] : all.filter((product) => matchesSearch(product, text)),
);

const selectSecondStep = select(
  selectGoods,
  selectLiteral,
  query,
  (all, literal, text): SimilarAnswer | null => (literal.length > 0 ? null : similarTo(all, text)),
);

/** What the second step shows of what the customer may eat; null where the literal step finds something, and where neither does. */
export const selectSimilar = select(selectSecondStep, excluded, (answer, codes): SimilarAnswer | null => {
  const found = answer?.found.filter(({ product }) => !hasAllergen(product, codes)) ?? [];
  return answer && found.length > 0 ? { meant: answer.meant, found } : null;
});

/** What the search, in the step that answers, would show too, were no allergens excluded. */
export const selectSearchHidden = select(
  selectLiteral,
  selectSecondStep,
  excluded,
  (literal, answer, codes) =>
    hiddenAmong(answer ? answer.found.map(({ product }) => product) : literal, codes),
);

/** Where a dish holds what was typed; the earlier counts more. */
export type FoundIn = 'name' | 'composition' | 'section';

/** What the literal step found, by the first place that holds the query; places with nothing are left out. */
export const selectFoundParts = select(selectFound, query, (found, text) => {
  const wanted = text.trim().toLowerCase();
  const holds = (one: string): boolean => one.toLowerCase().includes(wanted);
  const placeOf = ({ name, description }: Product): FoundIn =>
    holds(name) ? 'name' : holds(description) ? 'composition' : 'section';
  const parts = groupBy(found, placeOf);
  return (['name', 'composition', 'section'] as const).flatMap((place) => {
    const products = parts.get(place);
    return products ? [{ place, products }] : [];
  });
});

/** The mark of the dishes that a chain sells most of, as its menus write it. */
const HIT = 'хит';

/** The dishes of the menu marked «Хит» that this customer may eat and have now. */
export const selectHits = select(selectMenu, excluded, selectStopped, (menu, codes, stopped) =>
  menu
    .flatMap(productsIn)
    .filter(
      (product) =>
        product.filters.some(({ name }) => name.toLowerCase() === HIT) &&
        !stopped.has(product.id) &&
        !hasAllergen(product, codes),
    ),
);
