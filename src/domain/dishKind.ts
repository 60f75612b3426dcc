import type { Product } from './catalog.ts';

/** What a place for a dish's picture looks like while the picture comes. */
export type DishKind =
  | 'roll'
  | 'sushi'
  | 'set'
  | 'wok'
  | 'pizza'
  | 'soup'
  | 'snack'
  | 'bowl'
  | 'gyoza'
  | 'sweet'
  | 'drink'
  | 'sauce'
  | 'other';

/** The first row that a name holds tells: «Сет роллов» is a set, «Суп с лапшой» a soup. */
const WORDS: readonly (readonly [RegExp, DishKind])[] = [
  [/сет|набор/i, 'set'],
  [/пицц/i, 'pizza'],
  [/суп|рамен|том ям|мисо/i, 'soup'],
  [/ролл|маки|калифорни|филадельфи/i, 'roll'],
  [/суши|нигири|гункан|онигири|сашими/i, 'sushi'],
  [/вок|лапш|удон|пад тай|тяхан|макарон/i, 'wok'],
  [/поке|боул|салат/i, 'bowl'],
  [/гёдза|гедза|бао|дим-?сам|пельмен/i, 'gyoza'],
  [/десерт|сладк|моти|торт|чизкейк|морожен/i, 'sweet'],
  [/напит|чай|кофе|лимонад|морс|вода|сок/i, 'drink'],
  [/соус|добав|имбир|васаби/i, 'sauce'],
  [/закуск|снек|картоф|наггетс|крыл/i, 'snack'],
];

const kindIn = (text: string): DishKind | undefined => WORDS.find(([words]) => words.test(text))?.[1];

/** The kind of a dish by the name of its section, else by its own. */
export const dishKind = ({ categoryName, name }: Pick<Product, 'categoryName' | 'name'>): DishKind =>
  kindIn(categoryName) ?? kindIn(name) ?? 'other';
