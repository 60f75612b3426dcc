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
import { fromRoubles, type Kopecks } from '../../domain/money.ts';
import type { CatalogAnswer } from '../../slices/catalog/events.ts';
import { brand } from './brand.ts';
import { counted } from './losses.ts';
import { countOf, kept, pictureOf, readList } from './leaf.ts';

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

/** Nothing is sold for less than nothing, nor for what is no sum: its product cannot be read. */
const priceOf = (roubles: number | null | undefined): Kopecks => {
  const price = fromRoubles(roubles ?? 0);
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
  modifiers: kept(group.modifiers, (modifier) => modifierOf(modifier, index, apiUrl)),
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

const stopListIn = (value: object): readonly StopListEntry[] => {
  const list = 'stopList' in value ? value.stopList : null;
  return list === null ? [] : readList(wire.stopListEntry, list, stopOf);
};

/** The catalog with what can be read of it; what cannot is left out alone and counted. */
export function readCatalog(value: unknown, apiUrl: string): { answer: CatalogAnswer; skipped: number } {
  if (typeof value !== 'object' || value === null || !('groups' in value) || !('products' in value))
    throw new ApiFailure('invalid');
  const { groups: wireGroups, products: wireProducts } = value;
  const { value: answer, lost: skipped } = counted((): CatalogAnswer => {
    const groups = readList(wire.group, wireGroups, groupOf);
    const read = readList(wire.product, wireProducts, (product) => product);
    const context = {
      groups: new Map(groups.map((group) => [group.id as string, group])),
      index: new Map(read.map((product) => [product.id, product])),
      apiUrl,
    };
    const products = kept(read, (product) => productOf(product, context));
    return { groups, products, stopList: stopListIn(value) };
  });
  return { answer, skipped };
}
