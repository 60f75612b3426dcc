/** How far a list of the customer's is known: an empty one is only said to be empty once it is `ready`. */
export type ListStatus = 'loading' | 'ready' | 'failed';
export type CustomerList = 'addresses' | 'favourites' | 'history' | 'promotions';

export interface ListsState {
  readonly lists: Readonly<Record<CustomerList, ListStatus>>;
}

export const initialLists: ListsState = {
  lists: { addresses: 'loading', favourites: 'loading', history: 'loading', promotions: 'loading' },
};
