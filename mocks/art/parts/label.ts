import type { Paint } from '../kit/colour.ts';
import type { Point } from '../kit/geometry.ts';
import { moved, turn } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { thing } from '../palette/matter.ts';
import { place } from '../pieces/place.ts';
import { crane } from './crane.ts';

const INK = '#1a1714';
const RED = '#d32f1e';

const bunch = (pen: Pen, name: string): string =>
  place(pen, name, { spot: [-18, -8], scale: 3 }) +
  place(pen, name, { spot: [18, -10], scale: 3 }) +
  place(pen, name, { spot: [0, 12], scale: 3 });

const one = (pen: Pen, name: string): string =>
  thing(name).shape === 'bead'
    ? bunch(pen, name)
    : place(pen, name, { spot: [0, 0], angle: -14, scale: 1.6 });

/** The fruit of a drink about a point; two fruits lie side by side. */
export const fruitPrint = (pen: Pen, [first, second]: readonly string[], spot: Point): string => {
  if (!first) return '';
  if (!second) return moved(one(pen, first), turn(spot));
  const beside = moved(one(pen, second), 'translate(24 4)scale(.76)');
  return moved(beside + moved(one(pen, first), 'translate(-22 0)scale(.84)'), turn(spot));
};

/** The mark of the house about a point. The cap stays red. */
export const cranePrint = ([x, y]: Point, scale: number, ink: Paint = INK): string =>
  crane(ink, RED, turn([x - 33 * scale, y - 30 * scale], 0, scale));
