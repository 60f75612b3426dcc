import type { WireEnergy, WireGroupModifier, WireModifier, WireProduct } from '../../contracts/catalog.ts';
import { CHOICES, type ChoiceKey } from './choices.ts';
import { allergensOf } from './composition.ts';
import { drawingOf, type City, type DishRow, type Section } from './dish.ts';
import { groupIdOf, hashOf, idOf, productIdOf, slugOf } from './identity.ts';
import { filtersOf, tagsOf } from './marks.ts';
import { SECTIONS } from './sections.ts';

/** A dish with the section it stands in and its code of five digits. */
export interface Entry {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly section: Section;
  readonly dish: DishRow;
}

/** Every product of the menu, hidden groups included, in the shop's order. */
export const ENTRIES: readonly Entry[] = SECTIONS.flatMap((section, sectionAt) =>
  Object.entries(section.dishes).map(([name, dish], dishAt) => ({
    id: productIdOf(name),
    code: String((sectionAt + 10) * 1000 + dishAt + 1),
    name,
    section,
    dish,
  })),
);

const BY_NAME = new Map(ENTRIES.map((entry) => [entry.name, entry]));

const compositionOf = ({ section, dish }: Entry): string =>
  [dish.of, dish.tail ?? section.tail].filter((part) => part !== undefined).join(', ');

const descriptionOf = (entry: Entry): string => {
  const pieces = entry.dish.pieces ?? entry.section.pieces;
  const composition = `${compositionOf(entry)}.`;
  return pieces === undefined || entry.name.includes(' шт') ? composition : `${composition} ${pieces} шт.`;
};

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** For the portion; the calories follow from the nutrients (4, 9 and 4 kcal a gram). */
const energyOf = ({ weight, per100 }: DishRow): WireEnergy => {
  const portion = (grams: number): number => (grams * weight) / 100;
  const [proteins, fats, carbohydrates] = per100;
  return {
    calories: Math.round(portion(proteins) * 4 + portion(fats) * 9 + portion(carbohydrates) * 4),
    proteins: tenths(portion(proteins)),
    fats: tenths(portion(fats)),
    carbohydrates: tenths(portion(carbohydrates)),
  };
};

const modifierOf = (name: string, price: number, isBare: boolean): WireModifier => {
  const entry = BY_NAME.get(name);
  if (!entry) throw new Error(`A modifier group offers an unknown product: ${name}`);
  const pointer = { modifierId: entry.id, price, minAmount: 0, maxAmount: 1, defaultAmount: 0 };
  return isBare ? pointer : { ...pointer, name, code: entry.code };
};

const groupModifierOf = (key: ChoiceKey): WireGroupModifier => {
  const { name, required, most, options, bare = false } = CHOICES[key];
  return {
    modifierGroupId: idOf(`choice/${key}`),
    name,
    required,
    minAmount: required ? 1 : 0,
    maxAmount: most,
    modifiers: Object.entries(options).map(([option, price]) => modifierOf(option, price, bare)),
  };
};

const likesOf = ({ name, section, dish }: Entry): number => {
  if (section.standing) return 0;
  return 3 + (hashOf(`likes/${name}`) % 190) + (dish.is?.includes('hit') ? 260 : 0);
};

const isHiddenIn = (city: City, { hiddenIn = [] }: DishRow): boolean => hiddenIn.includes(city);

/** The product as the catalog answers it. */
export const productOf = (entry: Entry, image: string | null): WireProduct => {
  const { id, code, name, section, dish } = entry;
  return {
    id,
    code,
    name,
    description: descriptionOf(entry),
    price: dish.price,
    slug: slugOf(name),
    parentGroup: groupIdOf(section.key),
    image: drawingOf(section, dish) ? image : null,
    weight: dish.weight,
    energy: energyOf(dish),
    groupModifiers: (dish.choices ?? section.choices ?? []).map(groupModifierOf),
    allergens: allergensOf(`${compositionOf(entry)}, ${dish.contains ?? ''}`).map((mark) => ({ ...mark })),
    filters: filtersOf(dish.is ?? []).map((mark) => ({ ...mark })),
    tags: [...tagsOf(dish.is ?? [])],
    isSamaraHidden: isHiddenIn('samara', dish),
    isTolyattiHidden: isHiddenIn('tolyatti', dish),
    isNovokujbyshevskHidden: isHiddenIn('novokujbyshevsk', dish),
    likesCount: likesOf(entry),
    isLiked: false,
    maxPerPositionInOrder: dish.most ?? 0,
    additionalInfo: dish.sale === undefined ? {} : { sale: dish.sale },
  };
};
