import type { WireCatalog, WireGroup, WireStopListEntry } from '../../contracts/catalog.ts';
import type { Section } from './dish.ts';
import { groupIdOf, productIdOf, slugOf } from './identity.ts';
import { ENTRIES, productOf } from './products.ts';
import { SECTIONS } from './sections.ts';

/** What the picture's address may be made of. */
interface PicturedDish {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

export interface CatalogOptions {
  readonly imageUrl: (dish: PicturedDish) => string;
  /** Delivery terminals, the one with the longer stop list first; without them the stop list is empty. */
  readonly terminals?: readonly string[];
}

const OUT_EVERYWHERE = ['Нигири с осьминогом', 'Вок с уткой хойсин'];
const OUT_AT_THE_FIRST = [
  'Морской гребешок',
  'Тирамису',
  'Бао с креветкой',
  'Апельсиновый фреш',
  'Рамен со свининой',
];

const groupOf = ({ key, name, parent, standing = 'menu' }: Section): WireGroup => ({
  id: groupIdOf(key),
  name,
  slug: slugOf(name),
  parentGroup: parent === undefined ? null : groupIdOf(parent),
  isIncludedInMenu: standing === 'menu',
  isGroupModifier: standing === 'modifiers',
  additionalInfo: { isServiceGroup: standing === 'service' },
});

const stopListOf = (terminals: readonly string[]): WireStopListEntry[] =>
  terminals.flatMap((deliveryTerminalId, at) =>
    [...OUT_EVERYWHERE, ...(at === 0 ? OUT_AT_THE_FIRST : [])].map((name) => ({
      deliveryTerminalId,
      productId: productIdOf(name),
    })),
  );

/** The demo chain's catalog as `GET /catalog` answers it; prices are roubles. */
export const buildCatalog = ({ imageUrl, terminals = [] }: CatalogOptions): WireCatalog => ({
  groups: SECTIONS.map(groupOf),
  products: ENTRIES.map((entry) =>
    productOf(entry, imageUrl({ id: entry.id, slug: slugOf(entry.name), name: entry.name })),
  ),
  stopList: stopListOf(terminals),
});
