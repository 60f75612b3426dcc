import { gapBetween, type Paint } from '../kit/colour.ts';
import type { Pen } from '../kit/pen.ts';

export interface Glaze {
  readonly color: Paint;
  readonly rim: Paint;
  readonly inside: Paint;
  /** A painted line near the rim: keeps pale ware apart from a pale ground. */
  readonly band?: Paint;
}

const GLAZES = {
  shell: { color: '#f3ece0', rim: '#9c8a72', inside: '#fbf6ec', band: '#3a5580' },
  celadon: { color: '#a9bfae', rim: '#7d9786', inside: '#c6d6c8' },
  indigo: { color: '#3f5a7d', rim: '#2b3f5c', inside: '#56749b' },
  clay: { color: '#c98a62', rim: '#98593a', inside: '#dba582' },
  charcoal: { color: '#55504b', rim: '#8a8178', inside: '#645e58' },
  sand: { color: '#dcc7a4', rim: '#8f7148', inside: '#ead9bd', band: '#96683c' },
} satisfies Readonly<Record<string, Glaze>>;

export const WOODS = { bamboo: '#dcb377', walnut: '#8a5a38', slate: '#5a585a' } satisfies Readonly<
  Record<string, Paint>
>;

export type GlazeName = keyof typeof GLAZES;
export type WoodName = keyof typeof WOODS;
type Choice<Name> = readonly [Name, ...Name[]];

const colorOf = (name: GlazeName | WoodName): Paint =>
  name === 'bamboo' || name === 'walnut' || name === 'slate' ? WOODS[name] : GLAZES[name].color;

/** One of the named glazes, by the pen's chance. */
export const glazeOf = (pen: Pen, names: Choice<GlazeName>): Glaze => GLAZES[pen.pick(names)];

/** Colours nearer than this melt into each other at 160 px. */
const CLEAR_GAP = 105;

/** Ware that the food does not melt into; all of it if none is clear. */
export const setOff = <Name extends GlazeName | WoodName>(food: Paint, names: Choice<Name>): Choice<Name> => {
  const [first, ...rest] = names.filter((name) => gapBetween(colorOf(name), food) > CLEAR_GAP);
  return first ? [first, ...rest] : names;
};
