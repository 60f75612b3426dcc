import type { Paint } from '../kit/colour.ts';
import { type Table, wordsOf } from './lookup.ts';

/** What mochi and ice cream taste of. */
export const FLAVOURS: Table<Paint> = {
  mango: '#f8b63a',
  strawberry: '#f2a0ae',
  matcha: '#a9bf6a',
  chocolatesauce: '#7a4c33',
  berry: '#b880b8',
  cheese: '#f6e6c4',
  coconut: '#f7f2ea',
  caramel: '#d99a4c',
  blueberry: '#9a94cf',
  raspberry: '#e07a98',
  lime: '#c8dc8a',
};

export interface Cake {
  /** From bottom to top. */
  readonly layers: readonly Paint[];
  readonly top: Paint;
  /** Powder sifted over the top. */
  readonly dust?: Paint;
}

export const CHEESECAKE: Cake = { layers: ['#b9783a', '#fbeec8', '#fdf4da'], top: '#fbe6b0' };

export const CAKES: Table<Cake> = {
  cheesecake: CHEESECAKE,
  chocolate: { layers: ['#3f2114', '#6b3c24', '#3f2114', '#6b3c24'], top: '#3a1c10' },
  tiramisu: { layers: ['#a86d38', '#fbf0d8', '#9c6230', '#fdf6e6'], top: '#7a4a28', dust: '#4a2814' },
  matcha: { layers: ['#7d9a3e', '#f6f1da', '#8fae4c', '#f6f1da'], top: '#8cab48', dust: '#64862a' },
  honey: { layers: ['#c8863a', '#f9ecd0', '#c8863a', '#f9ecd0', '#c8863a'], top: '#dda85c' },
  redvelvet: { layers: ['#9c2030', '#fbf3ea', '#9c2030', '#fbf3ea'], top: '#fdf7ee', dust: '#b83a48' },
};

/** Three colours for three balls: the flavours among the words in turn, or the plain one. */
export const flavoursOf = (ingredients: readonly string[], plain: Paint): readonly [Paint, Paint, Paint] => {
  const colors = wordsOf(FLAVOURS, ingredients).map((name) => FLAVOURS[name] ?? plain);
  const shade = (i: number): Paint => colors[i % Math.max(colors.length, 1)] ?? plain;
  return [shade(0), shade(1), shade(2)];
};
