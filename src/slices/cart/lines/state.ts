import type { CartLine, CartModifier, LineId } from '../../../domain/cart.ts';
import type { ProductId } from '../../../domain/catalog.ts';

/** A dish of a repeated order that lacks a required choice, with what is known of it. */
export interface UnchosenDish {
  readonly id: string;
  readonly productId: ProductId;
  readonly name: string;
  readonly quantity: number;
  readonly modifiers: readonly CartModifier[];
}

export interface LinesState {
  readonly lines: readonly CartLine[];
  readonly lastAddedId: LineId | null;
  /** When it was added, in ms. */
  readonly lastAddedAt: number | null;
  /** Dishes of a repeated order that are asked for in the cart, one after another. */
  readonly unchosen: readonly UnchosenDish[];
}

export const initialLines: LinesState = {
  lines: [],
  lastAddedId: null,
  lastAddedAt: null,
  unchosen: [],
};
