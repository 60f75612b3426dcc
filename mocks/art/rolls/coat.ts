import type { Paint } from '../kit/colour.ts';
import { list, type Point, polar, TAU } from '../kit/geometry.ts';
import { group, line, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { pair } from '../kit/text.ts';
import type { Coat } from '../palette/coats.ts';

/** Radius of a cut before it is squashed. */
export const FACE = 46;
/** The roll angle: about 55°. */
export const SQUASH = 0.8;
/** Height of a standing piece. */
const WALL = 36;

/** A thick roll has its rice outside or a wide nori; a thin one is maki. */
export type Girth = 'thick' | 'thin';

const frontEdge = (x: number): number => Math.sqrt(Math.max(0, 1 - (x / FACE) ** 2)) * FACE * SQUASH;

/** Points on the upright side, spread from left to right. */
export const wallPoints = (pen: Pen, count: number): readonly Point[] =>
  list(count, (i) => {
    const x = -FACE + 5 + ((i + 0.5) / count) * (FACE * 2 - 10);
    return [x, frontEdge(x) + pen.between(2, WALL - 6)];
  });

/** Points in the ring between the rice and the edge of the cut. */
export const edgePoints = (pen: Pen, count: number, inner: number): readonly Point[] =>
  list(count, (i) => polar(pen.between(inner, FACE - 2), ((i + pen.random()) / count) * TAU));

/** The outline of the upright side. */
export const SIDE = `M-46-2C-46 12-47 26-43 ${WALL}A43 36 0 0 0 43 ${WALL}C47 26 46 12 46-2Z`;

export const NORI_CREASES = line('M-34 34V62M-12 44V72M12 44V72M33 34V62', '#5d7565', [1.4, 0.45]);

const WALL_VEINS = list(6, (i) => {
  const x = -37 + i * 14;
  return `M${pair(x, frontEdge(x) + 1)}q${pair(7, 12)} ${pair(2, WALL - 7)}`;
}).join('');

/** The fibres of a coat of fish, meat or cheese on the upright side. */
export const fleshOnWall = (pen: Pen, vein: Paint): string =>
  group(copy(pen.outline(WALL_VEINS)), `stroke="${vein}" stroke-width="2.6" opacity=".75"`);

/** The same fibres round the cut. */
export const edgeVeins = (count: number): string =>
  list(count, (i) => {
    const angle = (i / count) * TAU + 0.2;
    return `M${pair(...polar(37, angle))}L${pair(...polar(45, angle + 0.16))}`;
  }).join('');

const riceOnWall = (pen: Pen): string =>
  line(pen.ticks(wallPoints(pen, 26), 5), '#fffdf6', 3.4) +
  line(pen.ticks(wallPoints(pen, 14), 4.4), '#d6c7ab', [1.6, 0.7]);

const textureOf = (pen: Pen, { texture, vein = '' }: Coat): string => {
  if (texture === 'grain') return riceOnWall(pen);
  if (texture === 'sheet') return NORI_CREASES;
  return texture === 'flesh' ? fleshOnWall(pen, vein) : '';
};

const fleckOnWall = (pen: Pen, texture: Coat['texture']): string =>
  texture === 'grain' ? pen.ticks(wallPoints(pen, 11), 2) : pen.dots(wallPoints(pen, 26));

/** The upright side of a piece. */
export const wallOf = (pen: Pen, coat: Coat): string => {
  const side = copy(pen.outline(SIDE));
  const widthOf = (i: number): number => (coat.texture === 'grain' ? 2.8 : 4 - i * 0.6);
  const flecks = (coat.flecks ?? []).map((color, i) =>
    line(fleckOnWall(pen, coat.texture), color, [widthOf(i), 0.95]),
  );
  const gloom = pen.linear({ 35: ['#2b1206', 0], 100: ['#2b1206', 0.34] });
  return (
    group(side, `fill="${pen.wall(coat.color)}"`) +
    textureOf(pen, coat) +
    flecks.join('') +
    group(side, `fill="${gloom}"`)
  );
};

const fleckOnEdge = (pen: Pen, texture: Coat['texture']): string =>
  texture === 'grain' ? pen.ticks(edgePoints(pen, 16, 37), 2) : pen.dots(edgePoints(pen, 30, 38));

/** What of the coat shows round the cut. */
export const edgeOf = (pen: Pen, { texture, flecks, vein = '' }: Coat): string => {
  if (flecks) {
    return flecks.map((color, i) => line(fleckOnEdge(pen, texture), color, 3.6 - i * 0.4)).join('');
  }
  return texture === 'flesh' ? line(edgeVeins(9), vein, [2, 0.8]) : '';
};
