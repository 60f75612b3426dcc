import { createElement, type ReactElement } from 'react';
import type { Product } from '../../domain/catalog.ts';

/** `<` is escaped in all texts and attributes: no text of a page can look like a place. */
const START = '<kept-card id=';
const END = '></kept-card>';

/** An element of the page that will be filled with the HTML of a card, or that ends one. */
export const placeOf = (number: number): ReactElement => createElement('kept-card', { id: String(number) });

/** The pages' HTML between its places, and the numbers of the places. */
interface Cut {
  /** One more than the numbers. */
  readonly pieces: readonly Buffer[];
  readonly numbers: readonly number[];
}

/** Cuts the HTML at its places. */
export function cutAtPlaces(html: Buffer): Cut {
  const pieces: Buffer[] = [];
  const numbers: number[] = [];
  let from = 0;
  for (let at = html.indexOf(START); at >= 0; at = html.indexOf(START, from)) {
    const end = html.indexOf(END, at);
    pieces.push(html.subarray(from, at));
    numbers.push(Number(html.toString('latin1', at + START.length, end)));
    from = end + END.length;
  }
  return { pieces: [...pieces, html.subarray(from)], numbers };
}

/** The HTML with each place filled. */
export function filled(
  html: Buffer,
  products: readonly Product[],
  cardOf: (product: Product) => Buffer,
): Buffer {
  const { pieces, numbers } = cutAtPlaces(html);
  const parts = numbers.flatMap((number, index) => {
    const product = products[number];
    return [pieces[index]!, ...(product ? [cardOf(product)] : [])];
  });
  return Buffer.concat([...parts, pieces.at(-1)!]);
}
