import type { Paint } from '../kit/colour.ts';
import { rowOf, type Table, wordsOf } from './lookup.ts';

export const SAUCES: Table<Paint> = {
  soy: '#3a1a0e',
  unagi: '#47200f',
  teriyaki: '#5a2a10',
  spicy: '#f08a4a',
  mayo: '#fff3d9',
  cheesesauce: '#f9c64e',
  sweetchili: '#dd4a22',
  sriracha: '#d3301c',
  ketchup: '#c92a1b',
  bbq: '#6a2413',
  pesto: '#6b8f32',
  nut: '#c98f4e',
  garlic: '#fbf1dc',
  caesar: '#f6e7bd',
  mustard: '#e0ac2b',
  caramel: '#b9691c',
  chocolatesauce: '#3a1c10',
  berry: '#a81f45',
};

export const SESAME = '#f7e7bd';

/** Sauces with seeds, herbs or chili in them. */
export const FLECKED: Table<Paint> = {
  sweetchili: '#ffd36a',
  sriracha: '#ffcf7a',
  pesto: '#d6e89a',
  nut: '#f4dca8',
  spicy: '#c8321a',
  garlic: '#7fae4c',
  caesar: '#6f9e3c',
};

const SWEET_CHILI = '#dd4a22';

/** The colour of a sauce; sweet chili for a word that is no sauce. */
export const sauceColor = (name: string): Paint => rowOf(SAUCES, name) ?? SWEET_CHILI;

/** The names of the sauces among the words. */
export const saucesIn = (ingredients: readonly string[]): readonly string[] => wordsOf(SAUCES, ingredients);

/** What a sauce is known by: it lies beside the cup. */
const COMPANIONS: Table<readonly string[]> = {
  soy: ['scallion', 'ginger'],
  unagi: ['eel', 'scallion'],
  teriyaki: ['scallion', 'clove'],
  spicy: ['chili', 'tobiko'],
  mayo: ['lemon', 'egg'],
  cheesesauce: ['cheddar', 'cheddar'],
  sweetchili: ['chili', 'pepper'],
  sriracha: ['pepper', 'clove'],
  ketchup: ['cherry', 'tomato'],
  bbq: ['onion', 'chili'],
  pesto: ['basil', 'parmesan'],
  nut: ['cashew', 'peanut'],
  garlic: ['clove', 'clove'],
  caesar: ['parmesan', 'lettuce'],
  mustard: ['corn', 'arugula'],
  caramel: ['cashew', 'peanut'],
  chocolatesauce: ['chocolate', 'strawberry'],
  berry: ['raspberry', 'blueberry'],
};

export const companionsOf = (sauce: string): readonly string[] => rowOf(COMPANIONS, sauce) ?? [];

/** Sauces that lie flat like a mirror. */
export const isThin = (sauce: string): boolean => ['soy', 'unagi', 'teriyaki'].includes(sauce);
