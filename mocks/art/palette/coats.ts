import type { Paint } from '../kit/colour.ts';
import { rowOf, type Table } from './lookup.ts';

/** What a roll wears outside. */
export interface Coat {
  readonly color: Paint;
  /** How wall and edge are drawn. */
  readonly texture: 'grain' | 'sheet' | 'flesh' | 'roe' | 'crumb';
  readonly vein?: Paint;
  readonly flecks?: readonly Paint[];
}

export const COATS: Table<Coat> = {
  rice: { color: '#f8f1e2', texture: 'grain' },
  sesame: { color: '#f8f1e2', texture: 'grain', flecks: ['#e0b566', '#fbe9bd'] },
  blacksesame: { color: '#f8f1e2', texture: 'grain', flecks: ['#2b2724', '#f2dca8'] },
  nori: { color: '#26382d', texture: 'sheet' },
  salmon: { color: '#f57f47', texture: 'flesh', vein: '#ffd9bd' },
  tuna: { color: '#b9283a', texture: 'flesh', vein: '#e58a8d' },
  shrimp: { color: '#f9a986', texture: 'flesh', vein: '#fff0e4' },
  eel: { color: '#6b3215', texture: 'flesh', vein: '#b9722f' },
  bacon: { color: '#c04c38', texture: 'flesh', vein: '#f6d0b2' },
  chicken: { color: '#d79a52', texture: 'flesh', vein: '#f3cf8e' },
  avocado: { color: '#a9c750', texture: 'flesh', vein: '#5f8a2a' },
  cucumber: { color: '#b9da86', texture: 'flesh', vein: '#3f7d34' },
  omelette: { color: '#f7c945', texture: 'flesh', vein: '#e3a126' },
  cheddar: { color: '#f8ab34', texture: 'flesh', vein: '#ffd27a' },
  cheese: { color: '#fff8ea', texture: 'flesh', vein: '#efdcbc' },
  mamenori: { color: '#ef8aa0', texture: 'flesh', vein: '#f9c4cc' },
  tobiko: { color: '#ee6f27', texture: 'roe', flecks: ['#ffb066', '#c8430f'] },
  blackroe: { color: '#2c2d33', texture: 'roe', flecks: ['#73788a', '#101116'] },
  greenroe: { color: '#8cb23a', texture: 'roe', flecks: ['#cfe57f', '#557a1c'] },
  tempura: { color: '#dc9a3e', texture: 'crumb', flecks: ['#f9dc97', '#8f4d13'] },
  darktempura: { color: '#a9642a', texture: 'crumb', flecks: ['#e0a95a', '#5a2a0c'] },
  palepanko: { color: '#f0cf86', texture: 'crumb', flecks: ['#fff3cf', '#c98f3c'] },
  redtempura: { color: '#d0692c', texture: 'crumb', flecks: ['#f9c071', '#a01f12'] },
  greentempura: { color: '#b9a844', texture: 'crumb', flecks: ['#f4e4a0', '#4f7d26'] },
  blacktempura: { color: '#4a3a34', texture: 'crumb', flecks: ['#c79a5a', '#17110f'] },
  bonito: { color: '#e3b489', texture: 'crumb', flecks: ['#f7dfc2', '#a05c3a'] },
  dill: { color: '#6f9e3c', texture: 'crumb', flecks: ['#b3d373', '#3c6a22'] },
};

const SESAME_RICE: Coat = { color: '#f8f1e2', texture: 'grain', flecks: ['#e0b566', '#fbe9bd'] };

/** The coat named by `out:…`; rice with sesame without one. */
export const coatOf = (name = 'sesame'): Coat => rowOf(COATS, name) ?? SESAME_RICE;
