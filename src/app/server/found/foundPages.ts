import { INFO_PAGES } from '../../../domain/infoPages.ts';
import { selectMenuProducts, selectSectionIndex } from '../../../slices/catalog/selectors.ts';
import type { AppState } from '../../../slices/state.ts';
import { isPrivatePage } from '../../privatePages.ts';
import { fixedPages } from '../../routes.tsx';
import type { Addresses } from './addresses.ts';

/** Inside the native app the same text stands without the site around it: no page of its own. */
const isForApp = (path: string): boolean => /\/app-\d+$/.test(path);

/** The pages of the state's city that search engines may find, each once: what is hidden in the city is not among them. */
export function foundIn(state: AppState, addresses: Addresses): readonly string[] {
  const fixed = fixedPages()
    .filter(({ page, path }) => !isPrivatePage(page) && !isForApp(path))
    .map(({ path }) => addresses.page(path));
  const sections = [...new Set(selectSectionIndex(state).values())].map(({ group }) =>
    addresses.section(group),
  );
  const dishes = selectMenuProducts(state).map(addresses.product);
  const texts = Object.keys(INFO_PAGES).map(addresses.page);
  return [...new Set([...fixed, ...texts, ...sections, ...dishes])];
}
