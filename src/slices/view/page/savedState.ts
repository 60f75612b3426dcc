import type { AddressState } from '../../address/state.ts';
import type { AuthState } from '../../auth/state.ts';
import type { CartState } from '../../cart/state.ts';
import type { UserState } from '../../user/state.ts';

/** The four slices that live across visits; a slice that could not be read is null. */
export interface SavedSlices {
  readonly cart?: Partial<CartState> | null;
  readonly user?: Partial<UserState> | null;
  readonly address?: Partial<AddressState> | null;
  readonly auth?: Partial<AuthState> | null;
}
