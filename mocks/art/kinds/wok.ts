import { servedAbove } from '../crockery/above.ts';
import { inBowl, rimGloom } from '../crockery/bowl.ts';
import { carton } from '../crockery/carton.ts';
import { mix } from '../kit/colour.ts';
import { disc, moved } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { firstOf } from '../palette/lookup.ts';
import { edible } from '../palette/matter.ts';
import { noodleOf } from '../palette/noodles.ts';
import { SAUCES } from '../palette/sauces.ts';
import { wareIn } from '../palette/ware.ts';
import { nest } from '../parts/noodles.ts';
import { grainsOfRice, scallions, seeds } from '../parts/rice.ts';
import { scatter } from '../pieces/scatter.ts';
import type { Order } from '../recipe.ts';

const GRAVY = '#6b3a17';

const bedOf = (pen: Pen, ingredients: readonly string[]): string => {
  const noodle = noodleOf(ingredients);
  if (!noodle) return grainsOfRice(pen, 149, ingredients.includes('steamed') ? '#fffaf0' : '#fcdf9e');
  const tint = mix(firstOf(SAUCES, ingredients) ?? GRAVY, '#e8901f', 0.7);
  const color = mix(noodle.color, tint, 0.2);
  return (
    disc([0, 0, 149], mix(color, '#9a5312', 0.5)) +
    nest(pen, { ...noodle, color }, { radius: 160, count: 26 })
  );
};

/** Noodles, or rice without `noodle:`, in a bowl; `box` puts it in a carton. */
export const wokDish = (pen: Pen, { ingredients }: Order): string => {
  const parts = edible(ingredients);
  const bed = bedOf(pen, ingredients);
  const toppings =
    scatter(pen, parts, { count: ingredients.includes('steamed') ? 6 : 13, radius: 106, scale: 1.6 }) +
    (parts.includes('scallion') ? '' : scallions(pen)) +
    seeds(pen);
  if (ingredients.includes('box')) return carton(pen, moved(bed, 'scale(1.28)') + toppings);
  const food = inBowl(pen, bed + rimGloom(pen) + toppings);
  const others = ['charcoal', 'indigo', 'clay', 'celadon', 'shell'] as const;
  return servedAbove(pen, { ware: wareIn(ingredients), others }, food);
};
