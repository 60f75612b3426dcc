import type { Paint } from '../kit/colour.ts';
import { firstOf, inRole, type Table } from './lookup.ts';

/** A liquid, the drops of oil on it and the swirls in it. */
export interface Broth {
  readonly color: Paint;
  readonly oil: Paint;
  readonly cloud: Paint;
}

const CLEAR: Broth = { color: '#dcb65c', oil: '#f6dc8c', cloud: '#efd590' };

export const BROTHS: Table<Broth> = {
  tomyum: { color: '#e8742c', oil: '#f9a33a', cloud: '#ffd9a0' },
  miso: { color: '#dfae5a', oil: '#f2d79a', cloud: '#fbe8c0' },
  shoyu: { color: '#a5602a', oil: '#dc9a44', cloud: '#c98544' },
  tonkotsu: { color: '#efd9ae', oil: '#e6b25c', cloud: '#fff4dc' },
  kimchi: { color: '#cf4420', oil: '#f58a3a', cloud: '#ee8050' },
  curry: { color: '#e4a52c', oil: '#f7d15c', cloud: '#fbe39a' },
  cream: { color: '#f6d898', oil: '#d99a3c', cloud: '#fff6e2' },
  mushroom: { color: '#d8ac74', oil: '#a8703a', cloud: '#fff2d8' },
  clear: CLEAR,
  green: { color: '#8fae4c', oil: '#cfe08a', cloud: '#dcebb0' },
  beet: { color: '#9c1f3c', oil: '#d95468', cloud: '#c94a62' },
};

/** The broth of a soup, named by `broth:miso` and the like; clear without one. */
export const brothOf = (ingredients: readonly string[]): Broth =>
  firstOf(BROTHS, inRole('broth', ingredients).slice(0, 1)) ?? CLEAR;
