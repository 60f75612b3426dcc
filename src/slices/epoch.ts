import type { AppState } from './state.ts';

/** Whose the facts of an effect are: of the customer who asked. */
export const customerOf = ({ user }: AppState): string | null => user.customer?.id ?? null;

/** What an answer belongs to: the customer, the city and the store version in which it was asked for. */
export const epochOf = (state: AppState): string =>
  JSON.stringify([
    customerOf(state),
    state.city.currentId,
    state.view.foundStoreVersion ?? state.view.storeVersion,
  ]);
