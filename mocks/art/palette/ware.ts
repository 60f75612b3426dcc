import { gapBetween, type Paint } from '../kit/colour.ts';
import type { Pen } from '../kit/pen.ts';
import { inRole } from './lookup.ts';

export interface Glaze {
  readonly color: Paint;
  readonly rim: Paint;
  readonly inside: Paint;
  /** A painted line near the rim: keeps pale ware apart from a pale ground. */
  readonly band?: Paint;
}

export const GLAZES = {
  shell: { color: '#f3ece0', rim: '#9c8a72', inside: '#fbf6ec', band: '#3a5580' },
  celadon: { color: '#a9bfae', rim: '#7d9786', inside: '#c6d6c8' },
  indigo: { color: '#3f5a7d', rim: '#2b3f5c', inside: '#56749b' },
  clay: { color: '#c98a62', rim: '#98593a', inside: '#dba582' },
  charcoal: { color: '#55504b', rim: '#8a8178', inside: '#645e58' },
  sand: { color: '#dcc7a4', rim: '#8f7148', inside: '#ead9bd', band: '#96683c' },
  lacquer: { color: '#231c1b', rim: '#8f2a20', inside: '#a5301f', band: '#c9a24a' },
  coconut: { color: '#5d3c24', rim: '#3a2414', inside: '#f0e2c8' },
  rose: { color: '#d79a8f', rim: '#a8655b', inside: '#ecc4ba' },
  teal: { color: '#2f7470', rim: '#1d4f4d', inside: '#4c9690' },
  iron: { color: '#35312f', rim: '#6d6661', inside: '#4a4542' },
  porcelain: { color: '#fbf9f4', rim: '#b4352a', inside: '#fffdf8', band: '#b4352a' },
} satisfies Readonly<Record<string, Glaze>>;

export const WOODS = {
  bamboo: '#dcb377',
  walnut: '#8a5a38',
  slate: '#5a585a',
  ebony: '#2a201c',
} satisfies Readonly<Record<string, Paint>>;

export type GlazeName = keyof typeof GLAZES;
export type WoodName = keyof typeof WOODS;
type Choice<Name> = readonly [Name, ...Name[]];

const isWood = (name: string): name is WoodName => Object.hasOwn(WOODS, name);
const isGlaze = (name: string): name is GlazeName => Object.hasOwn(GLAZES, name);

const colorOf = (name: GlazeName | WoodName): Paint => (isWood(name) ? WOODS[name] : GLAZES[name].color);

/** Ware that is neither glazed nor a plain board. */
const SPECIAL = ['pan', 'leaf', 'basket', 'pot', 'rimmed', 'box'] as const;

/** Every word that `on:` may name. */
export const WARE_WORDS: readonly string[] = [...Object.keys(GLAZES), ...Object.keys(WOODS), ...SPECIAL];

/** The ware that a dish names by `on:…`; empty where it leaves it to chance. */
export const wareIn = (ingredients: readonly string[]): string => inRole('on', ingredients)[0] ?? '';

/** The named glaze, else one of the others by the pen's chance. */
export const glazeNamed = (pen: Pen, name: string, others: Choice<GlazeName>): Glaze =>
  isGlaze(name) ? GLAZES[name] : glazeOf(pen, others);

/** The named wood, or nothing. */
export const woodNamed = (name: string): WoodName | undefined => (isWood(name) ? name : undefined);

/** One of the named glazes, by the pen's chance. */
export const glazeOf = (pen: Pen, names: Choice<GlazeName>): Glaze => GLAZES[pen.pick(names)];

/** Colours nearer than this melt into each other at 160 px. */
const CLEAR_GAP = 105;

/** Ware that the food does not melt into; all of it if none is clear. */
export const setOff = <Name extends GlazeName | WoodName>(food: Paint, names: Choice<Name>): Choice<Name> => {
  const [first, ...rest] = names.filter((name) => gapBetween(colorOf(name), food) > CLEAR_GAP);
  return first ? [first, ...rest] : names;
};
