import type { Product } from '../../domain/catalog.ts';
import { hasAllergen, matchesSearch } from '../../domain/search.ts';
import { similarTo, type SimilarAnswer } from '../../domain/searchSimilar.ts';
import { select } from '../select.ts';
import type { AppState } from '../state.ts';
import { hiddenAmong } from './hidden.ts';
import { selectGoods } from './selectors.ts';

// Not among the other selectors, so that the second step comes with the page of the search alone.

const query = (state: AppState) => state.catalog.search;
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
