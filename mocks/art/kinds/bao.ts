import { plate } from '../crockery/plate.ts';
import { list, type Point, polar } from '../kit/geometry.ts';
import { area, line, moved, oval, turn } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { firstOf } from '../palette/lookup.ts';
import { edible } from '../palette/matter.ts';
import { SAUCES } from '../palette/sauces.ts';
import { glazeNamed, setOff, wareIn } from '../palette/ware.ts';
import { leafBed } from '../parts/dip.ts';
import { place } from '../pieces/place.ts';
import type { Order } from '../recipe.ts';

const BACK = 'M-100 8C-104-58-54-96 0-96S104-58 100 8C96 30-96 30-100 8Z';
const FRONT = 'M-104 28C-108-22-60-54 0-54S108-22 104 28C98 62-98 62-104 28Z';
const SKIN = { 0: '#fffdf8', 55: '#fbf1e0', 100: '#dcc6a2' };

/** The filling stands in the fold, along its arc. */
const fillingOf = (pen: Pen, names: readonly string[]): string =>
  list(9, (i): Point => {
    const [x, y] = polar(78, Math.PI * (1.1 + (i / 8) * 0.8));
    return [x, y * 0.86];
  })
    .map((spot, i) => {
      const name = names[i % names.length] ?? 'pork';
      return place(pen, name, { spot, angle: pen.between(-50, 50), scale: name === names[0] ? 1.3 : 1.05 });
    })
    .join('');

const bun = (pen: Pen, filling: string, sauce: string): string =>
  oval([10, 44, 116, 34], pen.shadow(0.5, 0.5)) +
  area(BACK, pen.radial({ 0: '#f4e6cd', 60: '#e9d6b4', 100: '#c2a678' })) +
  filling +
  (sauce ? line('M-66-46Q-40-74-14-56T34-62 66-44', sauce, [7, 0.95]) : '') +
  moved(area(FRONT, '#2b1206', 0.26), 'translate(0 -5)') +
  area(FRONT, pen.radial(SKIN, 'cx=".36" cy=".2" r=".9"')) +
  line('M-84 12C-76-20-36-38 4-39', '#fff', [8, 0.9]) +
  line('M-92 34C-60 54 60 54 92 34', '#b4946a', [4, 0.3]);

/** Two folded steamed buns; the first ingredient fills them most. */
export const baoDish = (pen: Pen, { ingredients }: Order): string => {
  const named = edible(ingredients);
  const names = named.length ? named : ['pork', 'cucumber'];
  const sauce = firstOf(SAUCES, ingredients) ?? '';
  const [left, right] = [fillingOf(pen, names), fillingOf(pen, names)];
  const glaze = glazeNamed(
    pen,
    wareIn(ingredients),
    setOff('#fbf1e0', ['charcoal', 'indigo', 'celadon', 'clay']),
  );
  const food =
    leafBed(pen, [96, -70]) +
    leafBed(pen, [-96, 70]) +
    moved(bun(pen, left, sauce), turn([-40, -34], -10, 0.98)) +
    moved(bun(pen, right, sauce), turn([42, 62], -6, 1.06));
  return plate(pen, { glaze, squash: 0.88 }, food);
};
