import type { CartModifier } from './cart.ts';
import type { Product } from './catalog.ts';
import { optionId, type SharedLine } from './sharedCart.ts';
import { ownersAmong } from './shortNames.ts';

/** A line of a shared cart by the menu of whoever opens it. */
export interface SharedDish {
  /** Null where this menu has no such dish, and so nobody knows its name. */
  readonly product: Product | null;
  readonly quantity: number;
  /** At the menu's prices. */
  readonly modifiers: readonly CartModifier[];
  /** Something that was chosen with it is not in this menu. */
  readonly isIncomplete: boolean;
}

function chosenIn({ modifierGroups }: Product, options: SharedLine['options']): readonly CartModifier[] {
  const offered = new Map(
    modifierGroups.flatMap((group) =>
      group.modifiers.map((option) => [optionId(group.id, option.id), { group, option }] as const),
    ),
  );
  const ownerOf = ownersAmong(offered.keys());
  return options.flatMap(({ name, amount }) => {
    const found = offered.get(ownerOf(name) ?? '');
    if (!found) return [];
    const { group, option } = found;
    const { id, name: called, price, code } = option;
    return [{ id, name: called, price, amount, code, groupId: group.id, groupName: group.name }];
  });
}

/** What the lines of a link mean in a menu, each in its place. */
export function dishesOf(lines: readonly SharedLine[], menu: readonly Product[]): readonly SharedDish[] {
  const products = new Map<string, Product>(menu.map((product) => [product.id, product]));
  const ownerOf = ownersAmong(products.keys());
  return lines.map(({ dish, quantity, options }) => {
    const product = products.get(ownerOf(dish) ?? '') ?? null;
    const modifiers = product ? chosenIn(product, options) : [];
    return { product, quantity, modifiers, isIncomplete: modifiers.length < options.length };
  });
}
