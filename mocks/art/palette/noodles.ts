import type { Paint } from '../kit/colour.ts';
import { firstOf, inRole, type Table } from './lookup.ts';

/** Strands of one colour; width and gap in units of the picture. */
export interface Noodle {
  readonly color: Paint;
  readonly width: number;
  readonly gap: number;
}

export const NOODLES: Table<Noodle> = {
  udon: { color: '#f5e3bb', width: 11, gap: 11 },
  soba: { color: '#a98562', width: 5.5, gap: 7 },
  egg: { color: '#f2c65e', width: 6.5, gap: 8 },
  ramen: { color: '#f4d588', width: 6, gap: 7.5 },
  glass: { color: '#efe9d8', width: 4.6, gap: 7 },
  padthai: { color: '#ecbd7c', width: 8.5, gap: 9 },
  macaroni: { color: '#f6c352', width: 15, gap: 14 },
  rice: { color: '#fbf6ea', width: 6, gap: 8 },
};

/** The noodle of a dish, named by `noodle:udon` and the like. */
export const noodleOf = (ingredients: readonly string[]): Noodle | undefined =>
  firstOf(NOODLES, inRole('noodle', ingredients).slice(0, 1));
