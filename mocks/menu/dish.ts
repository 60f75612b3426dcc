import type { DishKind, DishRecipe } from '../art/dish.ts';
import type { ChoiceKey } from './choices.ts';
import type { Mark } from './marks.ts';

/** Grams of proteins, fats and carbohydrates. */
export type Nutrients = readonly [proteins: number, fats: number, carbohydrates: number];

export type City = 'samara' | 'tolyatti' | 'novokujbyshevsk';

/** One line of the menu. Prices are roubles, weights grams (millilitres for drinks) of the portion. */
export interface DishRow {
  /** What it is made of, without the section's common tail. */
  readonly of: string;
  readonly price: number;
  readonly weight: number;
  readonly per100: Nutrients;
  /** Words of the drawing vocabulary, the hero first; an empty text means no picture. */
  readonly art: string;
  /** The dishes lying on a set's board. */
  readonly parts?: readonly DishRecipe[];
  readonly kind?: DishKind;
  readonly seed?: number;
  readonly size?: 's' | 'm' | 'l';
  readonly pieces?: number;
  /** Replaces the section's tail. */
  readonly tail?: string;
  /** Further composition that the description leaves out and the allergens need. */
  readonly contains?: string;
  readonly is?: readonly Mark[];
  readonly choices?: readonly ChoiceKey[];
  readonly hiddenIn?: readonly City[];
  /** maxPerPositionInOrder; 0 without it. */
  readonly most?: number;
  /** additionalInfo.sale; left out without it. */
  readonly sale?: boolean;
}

export type DishRows = Readonly<Record<string, DishRow>>;

/** How a group stands towards the menu. */
type Standing = 'menu' | 'modifiers' | 'service' | 'gifts';

/** A group of the catalogue with its dishes by name; kind, pieces, tail and choices hold where a dish names none. */
export interface Section {
  readonly key: string;
  readonly name: string;
  readonly parent?: string;
  readonly standing?: Standing;
  readonly kind: DishKind;
  readonly pieces?: number;
  readonly tail?: string;
  readonly choices?: readonly ChoiceKey[];
  readonly dishes: DishRows;
}

const PIECES_ARE_DRAWN = new Set<DishKind>(['roll', 'maki', 'set']);

/** The drawing recipe of a dish, or null where a picture makes no sense. */
export const drawingOf = (section: Section, dish: DishRow): DishRecipe | null => {
  if (!dish.art && !dish.parts) return null;
  const kind = dish.kind ?? section.kind;
  const pieces = PIECES_ARE_DRAWN.has(kind) ? (dish.pieces ?? section.pieces) : undefined;
  const size = dish.size ?? pieces;
  return {
    kind,
    ingredients: dish.parts ?? dish.art.split(' '),
    seed: dish.seed ?? 1,
    ...(size === undefined ? {} : { size }),
  };
};
