import { list, type Point, polar, TAU } from '../kit/geometry.ts';
import { area, disc, line, moved } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { opacityText, pair } from '../kit/text.ts';
import type { Coat } from '../palette/coats.ts';
import { type Matter, thing } from '../palette/matter.ts';
import { edgeOf, FACE, type Girth } from './coat.ts';

export type Core = readonly [x: number, y: number, r: number];

/** Where one, two, three or four fillings lie in the cut. */
export const CORES: readonly (readonly Core[])[] = [
  [],
  [[0, 0, 17]],
  [
    [-10, -3, 13],
    [10, 4, 12],
  ],
  [
    [-10, -7, 12],
    [11, -5, 11.5],
    [0, 11, 12],
  ],
  [
    [-10, -9, 11],
    [10, -9, 11],
    [10, 10, 11],
    [-10, 10, 11],
  ],
];

/** How much of a thick roll's filling a thin one holds. */
export const REACH: Readonly<Record<Girth, number>> = { thick: 1, thin: 1.2 };

const fibresOf = (r: number): string =>
  `M${pair(-r * 0.5, -r * 0.3)}q${pair(r * 0.5, r * 0.3)} ${pair(r, 0)}` +
  `M${pair(-r * 0.5, r * 0.35)}q${pair(r * 0.5, r * 0.25)} ${pair(r, -r * 0.1)}`;

const coreOf = (pen: Pen, { color, vein, rind }: Matter, [x, y, r]: Core): string => {
  const d = pen.blob(r, { wobble: 0.1, corners: 7 });
  const marks = vein ? line(fibresOf(r), vein, [1.8, 0.8]) : '';
  const skin = rind
    ? line(`M${pair(-r * 0.9, r * 0.3)}A${pair(r, r)} 0 0 0 ${pair(r * 0.7, r * 0.7)}`, rind, 3)
    : '';
  return moved(area(d, pen.ball(color, 0.8)) + marks + skin, `translate(${pair(x, y)})`);
};

const fillingOf = (pen: Pen, names: readonly string[], girth: Girth): string => {
  const shown = names.slice(0, 4);
  const start = Math.floor(pen.random() * 360);
  const cores = (CORES[shown.length] ?? []).map((core, i) => coreOf(pen, thing(shown[i] ?? ''), core));
  return moved(cores.join(''), `rotate(${start})scale(${opacityText(REACH[girth])})`);
};

export interface Ring {
  readonly inner: number;
  readonly outer: number;
}

/** Where the rice lies: between the filling and the coat. */
export const ringOf = (coat: Coat, girth: Girth): Ring => {
  const coated = girth === 'thin' ? 42 : 38;
  return { inner: girth === 'thin' ? 26 : 25, outer: coat.texture === 'grain' ? 45 : coated };
};

/** The rice of a cut and the nori round the filling; the grains are the caller's. */
export const bedOf = (
  pen: Pen,
  { inner, outer }: Ring,
  grains: { girth: Girth; drawn: () => string },
): string => {
  const rice = pen.radial({ 30: '#efe4cf', 75: '#fbf5e8', 100: '#e9dcc3' }, 'cx=".5" cy=".5" r=".5"');
  const thin = grains.girth === 'thin';
  return (
    disc([0, 0, outer], rice) +
    grains.drawn() +
    disc([0, 0, inner], thin ? '#e9dfca' : '#24352b') +
    disc([0, 0, inner - (thin ? 1 : 3)], '#f6eedd')
  );
};

/** Places of grains in the ring of rice. */
export const grainPoints = (pen: Pen, { inner, outer }: Ring, count: number): readonly Point[] =>
  list(count, (i) => polar(pen.between(inner, outer - 3), ((i + pen.random()) / count) * TAU));

export const GLEAM = line('M-42-15A45 45 0 0 1-12-43', '#fff', [2.6, 0.5]);

interface Cut {
  readonly coat: Coat;
  readonly inside: readonly string[];
}

/** The cut: coat, rice with grains, a nori line, the filling. Drawn as a circle; the caller squashes it. */
export const faceOf = (pen: Pen, { coat, inside }: Cut, girth: Girth): string => {
  const ring = ringOf(coat, girth);
  const grains = (count: number, gap: number): readonly Point[] =>
    grainPoints(pen, { inner: ring.inner + gap, outer: ring.outer }, count);
  const drawn = (): string =>
    line(pen.ticks(grains(22, 2), 5), '#fffefa', 3.6) +
    line(pen.ticks(grains(14, 3), 4.6), '#d2c2a4', [1.4, 0.8]);
  return (
    disc([0, 0, FACE], pen.slope(coat.color, 0.8)) +
    bedOf(pen, ring, { girth, drawn }) +
    fillingOf(pen, inside, girth) +
    edgeOf(pen, coat) +
    GLEAM
  );
};
