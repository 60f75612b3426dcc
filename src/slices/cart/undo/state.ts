import type { CartLine, LineId } from '../../../domain/cart.ts';

/** A line as it was, with its place. */
export interface KeptLine {
  readonly line: CartLine;
  readonly index: number;
}

/** What «Вернуть» brings back, and when it went, in ms. */
export type Undo =
  | {
      readonly kind: 'removed' | 'cleared' | 'edited';
      readonly lines: readonly KeptLine[];
      readonly at: number;
    }
  | {
      readonly kind: 'reduced';
      readonly lineId: LineId;
      readonly name: string;
      readonly before: number;
      readonly after: number;
      readonly at: number;
    };

export interface UndoingState {
  /** The last change that takes something away, for «Вернуть». */
  readonly undo: Undo | null;
}

export const initialUndoing: UndoingState = {
  undo: null,
};
