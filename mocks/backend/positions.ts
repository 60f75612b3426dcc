import type { WireGroupModifier, WireModifier, WireProduct } from '../../contracts/catalog.ts';
import type { WireOrderItem, WireOrderModifier } from '../../contracts/orderPayload.ts';
import { fromRoubles, kopecks, sum, type Kopecks } from '../../src/domain/money.ts';
import { GIFTS_GROUP_ID } from '../menu/keys.ts';

/** An item of a request, priced by the catalog and not by the sums it came with. */
export interface Position {
  readonly item: WireOrderItem;
  readonly product: WireProduct;
  readonly isGift: boolean;
  /** Of all units, modifiers included; of a gift only the modifiers cost. */
  readonly sum: Kopecks;
}

export type Positions =
  | { readonly positions: readonly Position[] }
  | { readonly status: 409 | 422; readonly message: string };

const groupIdOf = (group: WireGroupModifier): string => group.modifierGroupId ?? group.id ?? '';

const optionOf = (product: WireProduct, chosen: WireOrderModifier): WireModifier | null => {
  const group = product.groupModifiers?.find((candidate) => groupIdOf(candidate) === chosen.groupId);
  return group?.modifiers.find((modifier) => modifier.modifierId === chosen.id) ?? null;
};

/** Price of one unit's modifiers; null when one is not to be had any more. */
const modifiersPrice = (product: WireProduct, item: WireOrderItem): Kopecks | null => {
  const options = item.modifiers.map((chosen) => ({ chosen, option: optionOf(product, chosen) }));
  if (options.some(({ option }) => option === null)) return null;
  return sum(options.map(({ chosen, option }) => kopecks(fromRoubles(option?.price ?? 0) * chosen.amount)));
};

const missingGroup = (product: WireProduct, item: WireOrderItem): WireGroupModifier | null =>
  product.groupModifiers?.find(
    (group) =>
      group.required === true && !item.modifiers.some((chosen) => chosen.groupId === groupIdOf(group)),
  ) ?? null;

/** Gifts come without a sum: a dish at the price of nothing, or one of the gifts group. */
const isGift = (product: WireProduct, item: WireOrderItem): boolean =>
  item.sum === 0 && (product.price > 0 || product.parentGroup === GIFTS_GROUP_ID);

const positionOf = (product: WireProduct, item: WireOrderItem): Positions => {
  if (!Number.isInteger(item.amount) || item.amount < 1)
    return { status: 422, message: `Неверное количество: «${product.name}»` };
  const missing = missingGroup(product, item);
  if (missing) return { status: 422, message: `Выберите «${missing.name ?? ''}» для «${product.name}»` };
  const modifiers = modifiersPrice(product, item);
  if (modifiers === null)
    return { status: 409, message: `Выбранного модификатора для «${product.name}» больше нет` };
  const gift = isGift(product, item);
  const unit = gift ? modifiers : kopecks(fromRoubles(product.price) + modifiers);
  return { positions: [{ item, product, isGift: gift, sum: kopecks(unit * item.amount) }] };
};

/** Prices the goods and gifts of a request; delivery and fee items are left out. */
export const positionsOf = (
  items: readonly WireOrderItem[],
  products: readonly WireProduct[],
  serviceIds: ReadonlySet<string>,
): Positions => {
  const found: Position[] = [];
  for (const item of items) {
    if (serviceIds.has(item.id)) continue;
    const product = products.find((candidate) => candidate.id === item.id);
    if (!product) return { status: 409, message: `«${item.name}» больше не продаётся` };
    const outcome = positionOf(product, item);
    if ('status' in outcome) return outcome;
    found.push(...outcome.positions);
  }
  return { positions: found };
};
