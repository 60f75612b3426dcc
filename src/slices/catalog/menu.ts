import type { Group, GroupId, Product } from '../../domain/catalog.ts';
import { groupBy } from '../../domain/groupBy.ts';
import { priceRange } from '../../domain/productPrice.ts';

/** A shown group with what stands in it. */
export interface MenuSection {
  readonly group: Group;
  readonly products: readonly Product[];
  readonly sections: readonly MenuSection[];
}

/** Service groups and modifier groups hold nothing that is sold by itself. */
const isOfGoods = (group: Group): boolean => !group.isServiceGroup && !group.isModifierGroup;

/**
 * The menu: no service group, no modifier group, only what is included in the menu, and only where something is left
 * to show, of its own or in a sub-group (specification, section 5, "Catalog visibility"; assumptions, section 6). Each
 * group by its own flags: below one that is not shown it stands in the place of that one.
 */
export function menuOf(groups: readonly Group[], products: readonly Product[]): readonly MenuSection[] {
  const known = new Set(groups.map(({ id }) => id));
  const byGroup = groupBy(products, ({ groupId }) => groupId);
  const byParent = groupBy(groups, ({ parentId }) => (parentId && known.has(parentId) ? parentId : null));

  const sectionOf = (group: Group, above: readonly Group[]): MenuSection[] => {
    if (above.includes(group)) return [];
    const sections = (byParent.get(group.id) ?? []).flatMap((child) => sectionOf(child, [...above, group]));
    if (!group.isIncludedInMenu || !isOfGoods(group)) return sections;
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

export interface GoodsInput {
  readonly groups: readonly Group[];
  /** What the city sells. */
  readonly products: readonly Product[];
  readonly menu: readonly MenuSection[];
  /** Groups that settings offer beside the menu. */
  readonly offered: readonly (GroupId | null | undefined)[];
}

/**
 * What can be ordered: the menu, in its order, then the dishes of groups outside of it. Of those a dish without a price
 * is a present, which only the promo calculation gives, unless its group is offered (assumptions, section 7).
 */
export function goodsOf({ groups, products, menu, offered }: GoodsInput): readonly Product[] {
  const shown = new Set(menu.flatMap(productsIn));
  const ofGoods = new Set(groups.filter(isOfGoods).map(({ id }) => id));
  const isPriced = (product: Product): boolean => priceRange(product, () => false).from > 0;
  const others = products.filter(
    (product) =>
      !shown.has(product) &&
      ofGoods.has(product.groupId) &&
      (isPriced(product) || offered.includes(product.groupId)),
  );
  return [...shown, ...others];
}
