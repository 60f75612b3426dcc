import type { Product, ProductId } from '../../domain/catalog.ts';
import { revealCards } from './revealing.ts';

/** Dishes that the customer may see; null where nothing is hidden. */
export type Visible = ReadonlySet<ProductId> | null;

export const isSeen = (visible: Visible, { id }: Product): boolean => visible === null || visible.has(id);

/**
 * Hides the cards of a grid whose dishes are not to be seen, and shows the others again, without a word to React, which knows
 * nothing of `hidden`: a filter turns a mark at a thousand cards instead of drawing them, the sleeping ones too. The cards
 * stand in the order of their dishes.
 */
export function hideCards(grid: Element, products: readonly Product[], visible: Visible): void {
  const cards = grid.querySelectorAll<HTMLElement>('article');
  const toReveal: HTMLElement[] = [];
  for (const [at, card] of cards.entries()) {
    const product = products[at];
    const isHidden = product !== undefined && !isSeen(visible, product);
    if (isHidden) card.hidden = true;
    else if (card.hidden) toReveal.push(card);
  }
  revealCards(grid, toReveal);
}
