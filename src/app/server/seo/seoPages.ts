import { selectGoods, selectSectionIndex } from '../../../slices/catalog/selectors.ts';
import type { AppState } from '../../../slices/state.ts';
import { isPrivatePage } from '../../navigation/privatePages.ts';
import { fixedPages } from '../../navigation/routeTable.ts';
import type { Addresses } from './addresses.ts';

/** The pages of the state's city that search engines may find, each once: what is hidden in the city is not among them. */
export function foundIn(state: AppState, addresses: Addresses): readonly string[] {
  const fixed = fixedPages()
    .filter(({ page }) => !isPrivatePage(page))
    .map(({ path }) => addresses.page(path));
  const sections = [...new Set(selectSectionIndex(state).values())].map(({ group }) =>
    addresses.section(group),
  );
  const dishes = selectGoods(state).map(addresses.product);
  return [...new Set([...fixed, ...sections, ...dishes])];
}
