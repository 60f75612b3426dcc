import { initialCoupons, type CouponsState } from './coupons/state.ts';
import { initialGifts, type GiftsState } from './gifts/state.ts';
import { initialLines, type LinesState } from './lines/state.ts';
import { initialLost, type LostState } from './lost/state.ts';
import { initialPlacing, type PlacingState } from './placing/state.ts';
import { initialReceiving, type ReceivingState } from './receiving/state.ts';
import { initialUndoing, type UndoingState } from './undo/state.ts';

/** What lies in the cart and what becomes of it, by the parts that people name. */
export interface CartState
  extends LinesState, LostState, GiftsState, ReceivingState, CouponsState, UndoingState, PlacingState {}

/** What storage held of a cart. */
export type SavedCart = Partial<CartState>;

export const initialCart: CartState = {
  ...initialLines,
  ...initialLost,
  ...initialGifts,
  ...initialReceiving,
  ...initialCoupons,
  ...initialUndoing,
  ...initialPlacing,
};
