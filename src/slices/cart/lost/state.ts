import type { PastItem } from '../../../domain/customer.ts';

export interface LostState {
  /** Dishes that a change of STORE_VERSION has taken out of this browser's cart and that can be put back; empty for most. */
  readonly lost: readonly PastItem[];
}

export const initialLost: LostState = { lost: [] };
