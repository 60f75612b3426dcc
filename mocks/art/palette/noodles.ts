import type { Paint } from '../kit/colour.ts';
import { firstOf, inRole, type Table } from './lookup.ts';

/** Strands of one colour; width and gap in units of the picture. */
export interface Noodle {
  readonly color: Paint;
  readonly width: number;
  readonly gap: number;
  /** How far a strand swings to its sides, in units. */
  readonly wave: number;
}

export const NOODLES: Table<Noodle> = {
  udon: { color: '#f5e3bb', width: 15, gap: 17, wave: 9 },
  soba: { color: '#b98d5e', width: 7, gap: 10, wave: 4 },
  egg: { color: '#f2c65e', width: 8, gap: 11, wave: 12 },
  ramen: { color: '#f4d588', width: 7, gap: 10, wave: 11 },
  glass: { color: '#efe9d8', width: 6, gap: 9, wave: 7 },
  padthai: { color: '#ecbd7c', width: 14, gap: 15, wave: 10 },
  macaroni: { color: '#f6c352', width: 15, gap: 14, wave: 4 },
  rice: { color: '#fbf6ea', width: 7, gap: 10, wave: 8 },
};

/** The noodle of a dish, named by `noodle:udon` and the like. */
export const noodleOf = (ingredients: readonly string[]): Noodle | undefined =>
  firstOf(NOODLES, inRole('noodle', ingredients).slice(0, 1));
