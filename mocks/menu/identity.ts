import { inLatinLetters } from '../../src/domain/latin.ts';

/** A name in Latin letters for an address: «Том ям» becomes `tom-yam`. */
export const slugOf = (name: string): string =>
  inLatinLetters(name.toLowerCase())
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** FNV-1a over UTF-16 units: a whole number from 0 to 2³² − 1 that depends on the text alone. */
export const hashOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return hash >>> 0;
};

/** An id in the shape of a version 5 UUID, the same at every start because it follows from the key alone. */
export const idOf = (key: string): string => {
  const hex = [0, 1, 2, 3].map((salt) => hashOf(`${salt}/${key}`).toString(16).padStart(8, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
};

/** The id of the product with this name. Names are unique over the whole menu. */
export const productIdOf = (name: string): string => idOf(`product/${slugOf(name)}`);

/** The id of the group with this key. */
export const groupIdOf = (key: string): string => idOf(`group/${key}`);
