import type { MenuSection } from '../../slices/catalog/menu.ts';
import { useCityPath } from '../routing.ts';

/** Where a section of the menu has its page. */
export function useSectionPath(): (section: MenuSection) => string {
  const path = useCityPath();
  return ({ group }) => path(`catalog/${encodeURIComponent(group.slug)}`);
}
