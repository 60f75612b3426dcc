import type { Product } from './catalog.ts';
import { unbroken } from './unbroken.ts';

/** How much of a dish is served: its pieces, and what its description says beside them. */
export interface Serving {
  /** Null where nothing tells them. */
  readonly pieces: number | null;
  /** The description without the pieces, as it is shown. */
  readonly text: string;
}

const IN_NAME = /(?<![\d,])(\d{1,3})[ \u00A0]шт(?![а-яё])/i;
/** A sentence of its own at the end: «Лосось, рис. 8 шт.» */
const AT_END = /(?:^|[.!?])[ \u00A0]*(\d{1,3})[ \u00A0]шт\.?\s*$/i;

/** No field of the catalogue tells the pieces: the name does, or the end of the description (assumptions). */
export const servingOf = ({ name, description }: Pick<Product, 'name' | 'description'>): Serving => {
  const end = AT_END.exec(description);
  const pieces = IN_NAME.exec(name)?.[1] ?? end?.[1];
  const text = end === null ? description : description.slice(0, end.index + (end.index > 0 ? 1 : 0));
  return { pieces: pieces === undefined ? null : Number(pieces), text: unbroken(text.trim()) };
};

const numbers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/** «1 005 г». */
export const gramsText = (value: number): string => `${numbers.format(value)}\u00A0г`;

/** «8 шт · 235 г», as far as it is known. */
export const servingText = (product: Pick<Product, 'name' | 'description' | 'weight'>): string => {
  const { pieces } = servingOf(product);
  const { weight } = product;
  return [pieces === null ? '' : `${pieces}\u00A0шт`, weight === null ? '' : gramsText(weight)]
    .filter((part) => part !== '')
    .join(' · ');
};
