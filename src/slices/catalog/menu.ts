import type { Group, Product } from '../../domain/catalog.ts';
import { groupBy } from '../../domain/groupBy.ts';

/** A shown group with what stands in it. */
export interface MenuSection {
  readonly group: Group;
  readonly products: readonly Product[];
  readonly sections: readonly MenuSection[];
}

/**
 * The menu: no service group, no modifier group, only what is included in the menu, and only where something is left
 * to show, of its own or in a sub-group (specification, section 5, "Catalog visibility"; assumptions, section 6).
 */
export function menuOf(groups: readonly Group[], products: readonly Product[]): readonly MenuSection[] {
  const isInMenu = (group: Group) =>
    group.isIncludedInMenu && !group.isServiceGroup && !group.isModifierGroup;
  const known = new Set(groups.map(({ id }) => id));
  const byGroup = groupBy(products, ({ groupId }) => groupId);
  const byParent = groupBy(groups, ({ parentId }) => (parentId && known.has(parentId) ? parentId : null));

  const sectionOf = (group: Group, above: readonly Group[]): MenuSection[] => {
    if (!isInMenu(group) || above.includes(group)) return [];
    const sections = (byParent.get(group.id) ?? []).flatMap((child) => sectionOf(child, [...above, group]));
    const own = byGroup.get(group.id) ?? [];
    return own.length + sections.length > 0 ? [{ group, products: own, sections }] : [];
  };
  return (byParent.get(null) ?? []).flatMap((group) => sectionOf(group, []));
}

/** Every product of a section, sub-sections included, in the order of the menu. */
export const productsIn = (section: MenuSection): readonly Product[] => [
  ...section.products,
  ...section.sections.flatMap(productsIn),
];
