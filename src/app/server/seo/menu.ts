import type {
  Menu,
  MenuItem,
  MenuItemLeaf,
  MenuSection as FoundSection,
  MergeLeafTypes,
  ProductLeaf,
} from 'schema-dts';
import { SHOP_NAME } from '../../../domain/chain.ts';
import type { Energy, ModifierGroup, Product } from '../../../domain/catalog.ts';
import { toRoubles } from '../../../domain/money.ts';
import type { MenuSection } from '../../../slices/catalog/menu.ts';
import { selectMenu } from '../../../slices/catalog/selectors.ts';
import { selectImagePresets } from '../../../slices/setting/selectors.ts';
import type { AppState } from '../../../slices/state.ts';
import { withPreset } from '../../../ui/primitives/imageAddress.ts';
import type { Addresses } from './addresses.ts';
import { offerOf } from './offers.ts';

/** In a list the way to each dish: what it costs stands in the list itself, and the rest on the page of each. */
const itemOf =
  (addresses: Addresses) =>
  (product: Product): MenuItem => ({
    '@type': 'MenuItem',
    name: product.name,
    url: addresses.product(product),
  });

const sectionOf =
  (addresses: Addresses, items: (product: Product) => MenuItem | null) =>
  ({ group, products, sections }: MenuSection): FoundSection => {
    const found = products.flatMap((product) => items(product) ?? []);
    return {
      '@type': 'MenuSection',
      name: group.name,
      url: addresses.section(group),
      ...(found.length > 0 && { hasMenuItem: found }),
      ...(sections.length > 0 && { hasMenuSection: sections.map(sectionOf(addresses, items)) }),
    };
  };

const menuWith = (addresses: Addresses, hasMenuSection: readonly FoundSection[]): Menu => ({
  '@type': 'Menu',
  name: `Меню «${SHOP_NAME}»`,
  url: addresses.page('catalog'),
  hasMenuSection,
});

/** The menu of the city: its sections, each of whose pages says its own dishes. */
export const menuOf = (state: AppState, addresses: Addresses): Menu =>
  menuWith(addresses, selectMenu(state).map(sectionOf(addresses, () => null)));

/** The menu as far as it is this section, with its dishes. */
export const sectionMenuOf = (addresses: Addresses, section: MenuSection): Menu =>
  menuWith(addresses, [sectionOf(addresses, itemOf(addresses))(section)]);

const nutritionOf = ({ calories, proteins, fats, carbohydrates }: Energy, weight: number | null) =>
  ({
    '@type': 'NutritionInformation',
    calories: `${calories} kcal`,
    proteinContent: `${proteins} g`,
    fatContent: `${fats} g`,
    carbohydrateContent: `${carbohydrates} g`,
    ...(weight !== null && { servingSize: `${weight} g` }),
  }) as const;

/** What may be chosen with a dish, group by group, with what it adds to the price. */
const addOnsOf = (groups: readonly ModifierGroup[]): readonly FoundSection[] =>
  groups.map(({ name, modifiers }) => ({
    '@type': 'MenuSection',
    name,
    hasMenuItem: modifiers.map((modifier) => ({
      '@type': 'MenuItem',
      name: modifier.name,
      offers: { '@type': 'Offer', price: toRoubles(modifier.price).toFixed(2), priceCurrency: 'RUB' },
    })),
  }));

/** A dish on its own page: an item of the menu with its nutrition, and goods with a price. */
export function dishOf(
  state: AppState,
  product: Product,
  addresses: Addresses,
): MergeLeafTypes<[MenuItemLeaf, ProductLeaf]> {
  const { name, description, image, energy, weight, categoryName, modifierGroups } = product;
  const { detail } = selectImagePresets(state);
  const url = addresses.product(product);
  return {
    '@type': ['MenuItem', 'Product'],
    '@id': url,
    name,
    url,
    category: categoryName,
    brand: { '@type': 'Brand', name: SHOP_NAME },
    offers: { ...offerOf(state, product), url },
    ...(description !== '' && { description }),
    ...(image !== null && { image: addresses.whole(withPreset(image, detail)) }),
    ...(modifierGroups.length > 0 && { menuAddOn: addOnsOf(modifierGroups) }),
    ...(energy !== null && { nutrition: nutritionOf(energy, weight) }),
  };
}
