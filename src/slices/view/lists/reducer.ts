import type { PartMeanings } from '../tables.ts';
import { initialLists } from './state.ts';

type Events =
  | 'address/listLoaded'
  | 'address/listFailed'
  | 'catalog/likesLoaded'
  | 'catalog/likesFailed'
  | 'order/historyLoaded'
  | 'order/historyFailed'
  | 'promo/listLoaded'
  | 'promo/listFailed'
  | 'auth/loggedOut';

export const listMeanings: PartMeanings<Events> = {
  'address/listLoaded': (view) => {
    view.lists.addresses = 'ready';
  },
  'address/listFailed': (view) => {
    view.lists.addresses = 'failed';
  },
  'catalog/likesLoaded': (view) => {
    view.lists.favourites = 'ready';
  },
  'catalog/likesFailed': (view) => {
    view.lists.favourites = 'failed';
  },
  'order/historyLoaded': (view) => {
    view.lists.history = 'ready';
  },
  'order/historyFailed': (view) => {
    view.lists.history = 'failed';
  },
  'promo/listLoaded': (view) => {
    view.lists.promotions = 'ready';
  },
  'promo/listFailed': (view) => {
    view.lists.promotions = 'failed';
  },
  'auth/loggedOut': (view) => {
    view.lists = initialLists.lists;
    // They were changes of the customer's dishes and order.
    view.away = null;
  },
};
