/** How a picture is drawn: the ware, the angle, and what the ingredients mean. */
export type DishKind =
  | 'roll'
  | 'maki'
  | 'nigiri'
  | 'gunkan'
  | 'onigiri'
  | 'set'
  | 'wok'
  | 'soup'
  | 'salad'
  | 'poke'
  | 'pizza'
  | 'fries'
  | 'springrolls'
  | 'fried'
  | 'gyoza'
  | 'bao'
  | 'mochi'
  | 'cake'
  | 'icecream'
  | 'glass'
  | 'bottle'
  | 'can'
  | 'tea'
  | 'sauce'
  | 'heap';

/** What a dish is drawn from. A set takes dishes as ingredients; every other kind takes words. */
export interface DishRecipe {
  readonly kind: DishKind;
  readonly ingredients: readonly (string | DishRecipe)[];
  /** Another seed, another picture of the same dish. */
  readonly seed?: number | string;
  /** Pieces of a roll or a set; `s`, `m` or `l` of a pizza. */
  readonly size?: number | 's' | 'm' | 'l';
}

/** A recipe as its drawer takes it: the words and the dishes apart. */
export interface Order {
  readonly ingredients: readonly string[];
  readonly dishes: readonly DishRecipe[];
  readonly size: number | 's' | 'm' | 'l' | '';
}
