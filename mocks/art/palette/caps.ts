import type { Paint } from '../kit/colour.ts';
import type { Table } from './lookup.ts';

/** What is baked on a piece. */
export interface Cap {
  readonly color: Paint;
  /** Where the oven has browned it. */
  readonly scorch: Paint;
  /** `melt` runs over the side, `pat` stays a dome on the cut, `glaze` is poured and shines. */
  readonly form: 'melt' | 'pat' | 'glaze';
}

/** Named by `cap:…`; `top:baked` is the golden one. */
export const CAPS: Table<Cap> = {
  golden: { color: '#f0a04b', scorch: '#7a3209', form: 'melt' },
  lava: { color: '#e2502a', scorch: '#7d1408', form: 'melt' },
  mayo: { color: '#fbeecb', scorch: '#c07a26', form: 'melt' },
  cheddar: { color: '#f9b52b', scorch: '#a2520c', form: 'melt' },
  mozzarella: { color: '#fff1d2', scorch: '#a4571a', form: 'pat' },
  toasted: { color: '#e9b268', scorch: '#6b2f0c', form: 'pat' },
  coral: { color: '#f4895a', scorch: '#8f2a10', form: 'pat' },
  herb: { color: '#dfd08a', scorch: '#6f7a26', form: 'pat' },
  mushroom: { color: '#c79a68', scorch: '#5f3714', form: 'melt' },
  teriyaki: { color: '#5e2b10', scorch: '#2c1206', form: 'glaze' },
  sweetchili: { color: '#d9421f', scorch: '#ffcf6a', form: 'glaze' },
  cheesesauce: { color: '#f8bf3c', scorch: '#e08a1a', form: 'glaze' },
};
