import { plate } from '../crockery/plate.ts';
import { list, type Point, polar, TAU } from '../kit/geometry.ts';
import { moved, oval, turn } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { edible, thing } from '../palette/matter.ts';
import { glazeOf, setOff } from '../palette/ware.ts';
import { gingerRose, wasabiMound } from '../parts/relish.ts';
import { bulkOf, place } from '../pieces/place.ts';
import type { Order } from '../recipe.ts';

type Heap = (pen: Pen) => string;

const heaped = (name: string): number => {
  if (thing(name).shape === 'seed') return 96;
  return bulkOf(name) > 1 ? 32 : 16;
};

const loose =
  (name: string, variants: number): Heap =>
  (pen) =>
    pen
      .spread(heaped(name), 78, { squash: 0.8, tries: 8 })
      .map(([x, y], i) =>
        place(pen, name, {
          spot: [x, y - 10],
          angle: pen.between(0, 360),
          scale: 1.7,
          variant: i % variants,
        }),
      )
      .join('');

const heapOf = (name: string, variants: number): Heap => {
  if (name === 'ginger') return gingerRose;
  return name === 'wasabi' ? wasabiMound : loose(name, variants);
};

/** The middle for one heap, a ring about it for more. */
const placesOf = (count: number): readonly Point[] =>
  count === 1
    ? [[0, 0]]
    : list(count, (i) => {
        const [x, y] = polar(74, (i / count) * TAU + Math.PI);
        return [x, y * 0.8];
      });

/** Ginger, wasabi and other relish on a small plate, each in its own heap. */
export const heapDish = (pen: Pen, { ingredients }: Order): string => {
  const names = edible(ingredients).slice(0, 3);
  const places = placesOf(names.length);
  const scale = names.length > 1 ? 0.66 : 1;
  const heaps = names.map((name, i) =>
    moved(heapOf(name, names.length > 1 ? 1 : 3)(pen), turn(places[i] ?? [0, 0], 0, scale)),
  );
  const glaze = glazeOf(pen, setOff(thing(names[0] ?? '').color, ['celadon', 'indigo', 'charcoal', 'shell']));
  return plate(pen, { glaze, squash: 0.86 }, oval([8, 22, 140, 100], pen.shadow(0.4, 0.6)) + heaps.join(''));
};
