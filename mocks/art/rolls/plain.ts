import { mix, type Paint } from '../kit/colour.ts';
import { disc, group, line, moved, oval, rimmedDisc, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { opacityText, pair } from '../kit/text.ts';
import type { Coat } from '../palette/coats.ts';
import { type Matter, thing } from '../palette/matter.ts';
import {
  edgePoints,
  edgeVeins,
  FACE,
  fleshOnWall,
  type Girth,
  NORI_CREASES,
  SIDE,
  SQUASH,
  wallPoints,
} from './coat.ts';
import { hidesCut } from './caps.ts';
import { crownsOf } from './crowns.ts';
import { bedOf, type Core, CORES, GLEAM, grainPoints, REACH, ringOf } from './cut.ts';
import type { Roles } from './roles.ts';

/** The light of every side in one shape: per-coat gradients cost too much in a set of seven rolls. */
const sideLight = (pen: Pen): string => {
  const side = copy(pen.outline(SIDE));
  const round = pen.linear(
    { 0: ['#2b1206', 0.1], 22: ['#fff4dc', 0.28], 55: ['#2b1206', 0], 100: ['#2b1206', 0.4] },
    'x2="1"',
  );
  const gloom = pen.linear({ 35: ['#2b1206', 0], 100: ['#2b1206', 0.34] });
  return group(side, `fill="${round}"`) + group(side, `fill="${gloom}"`);
};

/** Grains, roe or crumbs: one scatter for every coat of a texture, stroked in the colours of this one. */
const flecksOf = (pen: Pen, { texture, flecks = [] }: Coat, where: 'wall' | 'edge'): string => {
  const grainy = texture === 'grain';
  const spots = (): string => {
    const points = where === 'wall' ? wallPoints(pen, 8) : edgePoints(pen, grainy ? 7 : 10, 38);
    return `<path d="${grainy ? pen.ticks(points, 2) : pen.dots(points)}"/>`;
  };
  const width = (i: number): string => opacityText((grainy ? 2.8 : 4) - i * 0.5);
  return flecks
    .map((color, i) => {
      const scatter = pen.once(`${where} ${grainy ? 'grain' : 'dots'} ${i}`, spots);
      return group(copy(scatter), `stroke="${color}" stroke-width="${width(i)}"`);
    })
    .join('');
};

const riceOnWall = (pen: Pen): string =>
  line(pen.ticks(wallPoints(pen, 10), 5), '#fffdf6', 3.4) +
  line(pen.ticks(wallPoints(pen, 5), 4.4), '#d6c7ab', [1.6, 0.7]);

const textureOf = (pen: Pen, { texture, vein = '' }: Coat): string => {
  if (texture === 'grain') return copy(pen.once('rice wall', () => riceOnWall(pen)));
  if (texture === 'sheet') return NORI_CREASES;
  return texture === 'flesh' ? fleshOnWall(pen, vein) : '';
};

const wallOf = (pen: Pen, coat: Coat): string =>
  group(copy(pen.outline(SIDE)), `fill="${coat.color}"`) +
  textureOf(pen, coat) +
  flecksOf(pen, coat, 'wall') +
  copy(pen.once('side light', () => sideLight(pen)));

const markOf = (pen: Pen, vein: Paint, [x, y, r]: Core): string =>
  line(`M${pair(x - r * 0.6, y - pen.between(1, 4))}q${pair(r * 0.5, r * 0.5)} ${pair(r * 1.2, 0)}`, vein, 3);

/** At the size of a set only colour, edge and one mark can be told apart. */
const coreOf = (pen: Pen, { color, vein, rind }: Matter, [x, y, r]: Core): string => {
  const core: Core = [x * 1.12, y * 1.12, r];
  const [cx, cy] = core;
  const rim = rind || mix(color, '#5a2a10', 0.3);
  return rimmedDisc([cx, cy, r * 1.24], color, rim) + (vein ? markOf(pen, vein, core) : '');
};

const fillingOf = (pen: Pen, names: readonly string[], girth: Girth): string => {
  const shown = names.slice(0, 3);
  const cores = (CORES[shown.length] ?? []).map((core, i) => coreOf(pen, thing(shown[i] ?? ''), core));
  return girth === 'thin' ? moved(cores.join(''), `scale(${opacityText(REACH.thin)})`) : cores.join('');
};

const edgeOf = (pen: Pen, coat: Coat): string => {
  if (coat.flecks) return flecksOf(pen, coat, 'edge');
  if (coat.texture !== 'flesh') return '';
  return group(copy(pen.outline(edgeVeins(6))), `stroke="${coat.vein ?? ''}" stroke-width="2"`);
};

const faceOf = (pen: Pen, { coat, inside }: Roles, girth: Girth): string => {
  const tight = ringOf(coat, girth);
  const ring = { ...tight, inner: tight.inner + 4 };
  const drawn = (): string => line(pen.ticks(grainPoints(pen, ring, 9), 5), '#fffefa', 3.6);
  const bed = pen.once(`rice ${ring.outer} ${ring.inner}`, () => bedOf(pen, ring, { girth, drawn }));
  return (
    disc([0, 0, FACE], coat.color) +
    copy(bed) +
    fillingOf(pen, inside, girth) +
    edgeOf(pen, coat) +
    copy(pen.once('gleam', () => GLEAM))
  );
};

/** A standing piece for a set: large fillings, few strokes, everything shared that can be. */
export const plainPiece = (pen: Pen, roles: Roles, girth: Girth): string => {
  const shadow = copy(pen.once('shadow', () => oval([8, 40, 56, 40], pen.shadow(0.5, 0.55))));
  const cut = (): string => moved(faceOf(pen, roles, girth), `scale(1 ${opacityText(SQUASH)})`);
  return shadow + wallOf(pen, roles.coat) + (hidesCut(roles.cap) ? '' : cut()) + crownsOf(pen, roles);
};
