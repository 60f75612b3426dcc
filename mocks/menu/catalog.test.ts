import { expect, test } from 'vitest';
import { catalog as catalogShape, type WireProduct } from '../../contracts/catalog.ts';
import { recipeKey } from '../art/dish.ts';
import { buildCatalog } from './catalog.ts';
import * as keys from './keys.ts';
import { recipeOf } from './recipes.ts';

const terminals = ['terminal-1', 'terminal-2', 'terminal-3'];
const built = buildCatalog({ imageUrl: ({ id }) => `/images/${id}.svg`, terminals });
const { groups, products, stopList } = built;
const byId = new Map(products.map((product) => [product.id, product]));
const menuGroups = groups.filter(({ isIncludedInMenu }) => isIncludedInMenu);
const menuGroupIds = new Set(menuGroups.map(({ id }) => id));
const sellable = products.filter(({ parentGroup }) => menuGroupIds.has(parentGroup ?? ''));
const choicesOf = (product: WireProduct) => product.groupModifiers ?? [];
const optionsOf = (product: WireProduct) => choicesOf(product).flatMap(({ modifiers }) => modifiers);
const repeated = (values: readonly unknown[]) => values.filter((value, at) => values.indexOf(value) !== at);

const CITY_FLAGS = ['isSamaraHidden', 'isTolyattiHidden', 'isNovokujbyshevskHidden'] as const;

test('the catalog keeps the contract', () => {
  expect(catalogShape.safeParse(built).success).toBe(true);
});

test('the menu has at least 14 groups with goods of their own or of a sub-group, and 164 products in each city', () => {
  const filled = menuGroups.filter(
    ({ id }) =>
      sellable.some(({ parentGroup }) => parentGroup === id) ||
      groups.some(({ parentGroup }) => parentGroup === id),
  );
  expect(filled.length).toBe(menuGroups.length);
  expect(filled.length).toBeGreaterThanOrEqual(14);
  for (const flag of CITY_FLAGS) {
    expect(sellable.filter((product) => !product[flag]).length).toBeGreaterThanOrEqual(164);
    expect(sellable.some((product) => product[flag])).toBe(true);
  }
});

test('ids, codes, names and slugs are unique; codes have five digits and slugs are plain Latin', () => {
  expect(repeated([...groups, ...products].map(({ id }) => id))).toEqual([]);
  expect(repeated(products.map(({ code }) => code))).toEqual([]);
  expect(repeated(products.map(({ name }) => name))).toEqual([]);
  expect(repeated(products.map(({ slug }) => slug))).toEqual([]);
  expect(repeated(groups.map(({ slug }) => slug))).toEqual([]);
  expect(products.filter(({ code }) => !/^\d{5}$/.test(code ?? ''))).toEqual([]);
  expect(products.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug ?? ''))).toEqual([]);
});

test('no two products share a picture and every product of the menu has one', () => {
  const recipes = products.map(({ id }) => recipeOf(id)).filter((recipe) => recipe !== null);
  expect(repeated(recipes.map(recipeKey))).toEqual([]);
  expect(sellable.filter(({ id, image }) => !recipeOf(id) || image !== `/images/${id}.svg`)).toEqual([]);
  expect(byId.get(keys.DELIVERY_ID)?.image).toBeNull();
  expect(recipeOf('unknown')).toBeNull();
});

test('every option is a product of the modifier group and every choice can be met', () => {
  const modifierGroup = groups.find(({ isGroupModifier }) => isGroupModifier);
  const strays = products
    .flatMap(optionsOf)
    .filter(({ modifierId }) => byId.get(modifierId)?.parentGroup !== modifierGroup?.id);
  expect(strays).toEqual([]);
  const choices = products.flatMap(choicesOf);
  expect(
    choices.filter(({ modifiers, minAmount }) => modifiers.length < Math.max(minAmount ?? 0, 1)),
  ).toEqual([]);
  expect(choices.some(({ required }) => required)).toBe(true);
  expect(products.flatMap(optionsOf).some(({ name, code }) => name === undefined && code === undefined)).toBe(
    true,
  );
});

test('prices of goods are positive, those of options not negative, all with at most two decimals', () => {
  const prices = [
    ...products.map(({ price }) => price),
    ...products.flatMap(optionsOf).map(({ price }) => price ?? 0),
  ];
  expect(prices.filter((price) => price < 0 || Number(price.toFixed(2)) !== price)).toEqual([]);
  expect(sellable.filter(({ price }) => price <= 0)).toEqual([]);
  expect(sellable.some(({ price }) => !Number.isInteger(price))).toBe(true);
});

test('energy agrees with nutrients and weight', () => {
  const wrong = sellable.filter(({ energy, weight }) => {
    const { calories = 0, proteins = 0, fats = 0, carbohydrates = 0 } = energy ?? {};
    const grams = (proteins ?? 0) + (fats ?? 0) + (carbohydrates ?? 0);
    const expected = (proteins ?? 0) * 4 + (fats ?? 0) * 9 + (carbohydrates ?? 0) * 4;
    return !weight || grams > weight || Math.abs((calories ?? 0) - expected) > expected * 0.2 + 1;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('energy density is that of its kind of food', () => {
  const density = (product: WireProduct) => ((product.energy?.calories ?? 0) / (product.weight ?? 1)) * 100;
  const outside = (groupName: string, low: number, high: number) => {
    const group = groups.find(({ name }) => name === groupName);
    const dishes = sellable.filter(({ parentGroup }) => parentGroup === group?.id);
    expect(dishes.length).toBeGreaterThan(0);
    return dishes.filter((dish) => density(dish) < low || density(dish) > high).map(({ name }) => name);
  };
  expect(outside('Роллы классические', 120, 260)).toEqual([]);
  expect(outside('Пицца', 150, 320)).toEqual([]);
  expect(outside('Супы', 20, 110)).toEqual([]);
  expect(outside('Напитки', 0, 120)).toEqual([]);
});

test('a set names the number of pieces it draws', () => {
  const sets = sellable.filter(({ id }) => recipeOf(id)?.kind === 'set');
  expect(sets.length).toBeGreaterThan(5);
  expect(sets.filter(({ id, name }) => !name.endsWith(`, ${recipeOf(id)?.size} шт`))).toEqual([]);
});

test('the named groups and products exist where others look for them', () => {
  const groupIds = new Set(groups.map(({ id }) => id));
  const { CUSTOM_ADD_TO_CART_GROUPS: custom, ...single } = keys;
  for (const [key, id] of Object.entries(single)) {
    expect(key.endsWith('_GROUP_ID') ? groupIds.has(id) : byId.has(id), key).toBe(true);
  }
  expect(custom.every((id) => menuGroupIds.has(id))).toBe(true);
  expect(
    [keys.DELIVERY_ID, keys.FAR_DELIVERY_ID, keys.FREE_DELIVERY_ID, keys.SERVICE_FEE_ID].map(
      (id) => byId.get(id)?.price,
    ),
  ).toEqual([149, 249, 0, 29]);
  expect(choicesOf(byId.get(keys.GIFT_WOK_ID) ?? sellable[0]!).some(({ required }) => required)).toBe(true);
  expect(
    sellable.some(
      ({ parentGroup, additionalInfo }) =>
        parentGroup === keys.SNACKS_GROUP_ID && additionalInfo?.sale === false,
    ),
  ).toBe(true);
});

test('services and gifts stay off the menu', () => {
  const hidden = groups.filter(({ isIncludedInMenu }) => !isIncludedInMenu).map(({ name }) => name);
  expect(hidden).toEqual(['Модификаторы', 'Услуги', 'Подарки']);
  expect(groups.find(({ additionalInfo }) => additionalInfo?.isServiceGroup)?.name).toBe('Услуги');
});

test('two products are out everywhere and five more at the first terminal only', () => {
  const idsAt = (terminal: string) =>
    (stopList ?? [])
      .filter(({ deliveryTerminalId }) => deliveryTerminalId === terminal)
      .map(({ productId }) => productId);
  expect(terminals.map((terminal) => idsAt(terminal).length)).toEqual([7, 2, 2]);
  expect(idsAt('terminal-1')).toEqual(expect.arrayContaining(idsAt('terminal-2')));
  expect(repeated(idsAt('terminal-1'))).toEqual([]);
  expect(sellable.filter(({ id }) => idsAt('terminal-1').includes(id)).length).toBe(7);
});

test('a card shows one badge at most', () => {
  expect(sellable.filter(({ tags }) => (tags?.length ?? 0) > 1)).toEqual([]);
  expect(new Set(sellable.flatMap(({ tags }) => tags ?? []))).toEqual(new Set(['Хит', 'Новинка', 'Остро']));
});

test('building twice gives the same catalog', () => {
  expect(buildCatalog({ imageUrl: ({ id }) => `/images/${id}.svg`, terminals })).toEqual(built);
});
