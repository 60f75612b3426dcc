import type { Address } from '../../domain/customer.ts';
import { select } from '../select.ts';
import type { AppState } from '../state.ts';

export const selectAddresses = select(
  (state: AppState) => state.address.list,
  (list) => list,
);
export const selectedAddress = (state: AppState): Address | null =>
  state.address.list.find(({ id }) => id === state.address.selectedId) ?? null;
export const selectSelectedAddress = select(selectedAddress, (address) => address);
export const selectAddressForm = select(
  (state: AppState) => state.address,
  ({ isSaving, failure, place, named }) => ({ isSaving, failure, place, named }),
);
