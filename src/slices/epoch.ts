import type { CityId } from '../domain/catalog.ts';
import type { AppState } from './state.ts';

/** Whose the facts of an effect are: of the customer who asked. */
export const customerOf = ({ user }: AppState): string | null => user.customer?.id ?? null;

interface Epoch {
  readonly customer: string | null;
  readonly city: CityId | null;
  readonly storeVersion: string;
}

/** What an answer belongs to: the customer, the city and the store version in which it was asked for. */
export const epochOf = (state: AppState): Epoch => ({
  customer: customerOf(state),
  city: state.city.currentId,
  storeVersion: state.view.foundStoreVersion ?? state.view.storeVersion,
});

export const isSameEpoch = (one: Epoch, other: Epoch): boolean =>
  one.customer === other.customer && one.city === other.city && one.storeVersion === other.storeVersion;
