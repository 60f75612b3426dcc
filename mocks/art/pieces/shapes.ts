import { FRUIT_SHAPES } from './fruit.ts';
import { GARDEN_SHAPES } from './garden.ts';
import { GREENS_SHAPES } from './greens.ts';
import { MEAT_SHAPES } from './meat.ts';
import type { Shape } from './piece.ts';
import { SEA_SHAPES } from './sea.ts';
import type { ShapeName } from '../palette/substance.ts';

/** Every form of a loose piece by its name in the palette. */
export const SHAPES: Readonly<Record<ShapeName, Shape>> = {
  ...MEAT_SHAPES,
  ...SEA_SHAPES,
  ...GARDEN_SHAPES,
  ...GREENS_SHAPES,
  ...FRUIT_SHAPES,
};
