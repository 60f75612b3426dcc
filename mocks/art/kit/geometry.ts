import { num, pair } from './text.ts';

export type Point = readonly [x: number, y: number];
export type Size = readonly [width: number, height: number];

export const TAU = Math.PI * 2;
export const polar = (radius: number, angle: number): Point => [
  Math.cos(angle) * radius,
  Math.sin(angle) * radius,
];
export const list = <Item>(count: number, each: (index: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, i) => each(i));

/** Points written as in the `points` attribute of SVG: `0,1 2,3`. */
export const pointsOf = (text: string): readonly Point[] =>
  text.split(' ').map((word) => {
    const [x = 0, y = 0] = word.split(',').map(Number);
    return [x, y];
  });

/** Far things first, so that near ones cover them. */
export const byDepth = (points: readonly Point[]): readonly Point[] =>
  [...points].sort((a, b) => a[1] - b[1]);

/** A closed smooth curve through the middles of the sides of a polygon. */
export const smooth = (points: readonly Point[]): string => {
  const corner = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  const middleAfter = (i: number): string => {
    const [[ax, ay], [bx, by]] = [corner(i), corner(i + 1)];
    return pair((ax + bx) / 2, (ay + by) / 2);
  };
  const curves = points.map(([x, y], i) => `Q${pair(x, y)} ${middleAfter(i)}`);
  return `M${middleAfter(-1)}${curves.join('')}Z`;
};

/** An ellipse about the origin as path data. */
export const ellipsePath = (rx: number, ry: number): string =>
  `M${num(-rx)} 0A${pair(rx, ry)} 0 1 1 ${num(rx)} 0A${pair(rx, ry)} 0 1 1 ${num(-rx)} 0Z`;

/** A rectangle with round corners as path data. */
export const box = ([x, y, w, h]: readonly [number, number, number, number], r: number): string =>
  `M${pair(x + r, y)}h${num(w - 2 * r)}q${num(r)} 0 ${num(r)} ${num(r)}v${num(h - 2 * r)}q0 ${num(r)} ${num(-r)} ${num(r)}` +
  `h${num(2 * r - w)}q${num(-r)} 0 ${num(-r)} ${num(-r)}v${num(2 * r - h)}q0 ${num(-r)} ${num(r)} ${num(-r)}Z`;
