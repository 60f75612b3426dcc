import type { AppState } from '../../slices/state.ts';

/** What the page knows of the customer and they may repeat in their own words. */
export const knownOf = ({ user, address }: Pick<AppState, 'user' | 'address'>): readonly string[] => [
  ...(user.customer ? [user.customer.name] : []),
  ...address.list.map(({ street }) => street),
];
