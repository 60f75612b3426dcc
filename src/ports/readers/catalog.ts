import * as wire from '../../../contracts/catalog.ts';
import type {
  Energy,
  Group,
  GroupId,
  Mark,
  Modifier,
  ModifierGroup,
  Product,
  ProductId,
  StopListEntry,
  TerminalId,
} from '../../domain/catalog.ts';
import { ApiFailure } from '../../domain/failure.ts';
import type { Kopecks } from '../../domain/money.ts';
import type { CatalogAnswer } from '../../slices/catalog/events.ts';
import { brand } from './brand.ts';
import { countOf, pictureOf, readList, sumOrNothing, type ReadList } from './reading.ts';

type WireIndex = ReadonlyMap<string, wire.WireProduct>;

const marksOf = (marks: readonly wire.WireMark[] | null | undefined): readonly Mark[] =>
  (marks ?? []).map(({ code, name }) => ({ code, name: name ?? code }));

const energyOf = (energy: wire.WireEnergy | null | undefined): Energy | null =>
  typeof energy?.calories === 'number'
    ? {
        calories: energy.calories,
        proteins: energy.proteins ?? 0,
        fats: energy.fats ?? 0,
        carbohydrates: energy.carbohydrates ?? 0,
      }
    : null;

/** Nothing is sold for less than nothing: such a price makes its product one that cannot be read. */
const priceOf = (roubles: number | null | undefined): Kopecks => {
  const price = sumOrNothing(roubles);
  if (price < 0) throw new RangeError('A price below zero');
  return price;
};

/** A missing name, code or picture is that of the product with the same id (assumptions, section 2). */
const modifierOf = (modifier: wire.WireModifier, index: WireIndex, apiUrl: string): Modifier => {
  const twin = index.get(modifier.modifierId);
  return {
    id: brand<ProductId>(modifier.modifierId),
    name: modifier.name ?? twin?.name ?? modifier.modifierId,
    code: modifier.code ?? twin?.code ?? '',
    price: priceOf(modifier.price),
    image: pictureOf(modifier.image ?? twin?.image, apiUrl),
    defaultAmount: countOf(modifier.defaultAmount),
    maxAmount: countOf(modifier.maxAmount ?? 1),
  };
};

/** `maxAmount` 1, or none with a required group: a single choice (assumptions, section 2, "Group modifier"). */
const choiceOf = ({ required, maxAmount }: wire.WireGroupModifier): ModifierGroup['choice'] => {
  const most = countOf(maxAmount);
  if (most > 0) return most === 1 ? 'one' : 'many';
  return required ? 'one' : 'many';
};

const modifierGroupOf = (group: wire.WireGroupModifier, index: WireIndex, apiUrl: string): ModifierGroup => ({
  id: brand<GroupId>(group.modifierGroupId ?? group.id ?? ''),
  name: group.name ?? '',
  isRequired: group.required ?? false,
  choice: choiceOf(group),
  minAmount: countOf(group.minAmount),
  maxAmount: countOf(group.maxAmount) || null,
  modifiers: group.modifiers.map((modifier) => modifierOf(modifier, index, apiUrl)),
});

const CITY_FLAGS = [
  ['samara', 'isSamaraHidden'],
  ['tolyatti', 'isTolyattiHidden'],
  ['novokujbyshevsk', 'isNovokujbyshevskHidden'],
] as const;

const productOf = (
  product: wire.WireProduct,
  context: { groups: ReadonlyMap<string, Group>; index: WireIndex; apiUrl: string },
): Product => ({
  id: brand<ProductId>(product.id),
  code: product.code ?? product.id,
  name: product.name,
  description: product.description ?? '',
  price: priceOf(product.price),
  slug: product.slug || product.id,
  groupId: brand<GroupId>(product.parentGroup ?? ''),
  categoryName: context.groups.get(product.parentGroup ?? '')?.name ?? '',
  image: pictureOf(product.image, context.apiUrl),
  weight: product.weight ?? null,
  energy: energyOf(product.energy),
  modifierGroups: (product.groupModifiers ?? []).map((group) =>
    modifierGroupOf(group, context.index, context.apiUrl),
  ),
  allergens: marksOf(product.allergens),
  filters: marksOf(product.filters),
  tags: product.tags ?? [],
  hiddenIn: CITY_FLAGS.filter(([, flag]) => product[flag]).map(([city]) => city),
  likesCount: countOf(product.likesCount),
  maxPerPosition: countOf(product.maxPerPositionInOrder),
  isOnSale: product.additionalInfo?.sale !== false,
});

const groupOf = (group: wire.WireGroup): Group => ({
  id: brand<GroupId>(group.id),
  name: group.name,
  slug: group.slug || group.id,
  parentId: group.parentGroup ? brand<GroupId>(group.parentGroup) : null,
  isIncludedInMenu: group.isIncludedInMenu ?? false,
  isModifierGroup: group.isGroupModifier ?? false,
  isServiceGroup: group.additionalInfo?.isServiceGroup ?? false,
});

const stopOf = (entry: {
  deliveryTerminalId: string;
  productId?: string | null | undefined;
}): StopListEntry => ({
  terminalId: brand<TerminalId>(entry.deliveryTerminalId),
  productId: brand<ProductId>(entry.productId ?? ''),
});

/** The catalog with what can be read of it; a broken product is skipped alone and counted. */
export function readCatalog(value: unknown, apiUrl: string): { answer: CatalogAnswer; skipped: number } {
  if (typeof value !== 'object' || value === null || !('groups' in value) || !('products' in value))
    throw new ApiFailure('invalid');
  const groups = readList(wire.group, value.groups, groupOf);
  const raw = readList(wire.product, value.products, (product) => product);
  const index = new Map(raw.items.map((product) => [product.id, product]));
  const byId = new Map(groups.items.map((group) => [group.id as string, group]));
  const products = readList(wire.product, raw.items, (product) =>
    productOf(product, { groups: byId, index, apiUrl }),
  );
  const stopList: ReadList<StopListEntry> =
    'stopList' in value && Array.isArray(value.stopList)
      ? readList(wire.stopListEntry, value.stopList, stopOf)
      : { items: [], skipped: 0 };
  return {
    answer: { groups: groups.items, products: products.items, stopList: stopList.items },
    skipped: groups.skipped + raw.skipped + products.skipped + stopList.skipped,
  };
}
