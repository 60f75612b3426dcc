import { combineReducers, type PartReducers } from './combineReducers.ts';
import { reduceAddress } from './address/reducer.ts';
import { reduceAuth } from './auth/reducer.ts';
import { reduceCart } from './cart/reducer.ts';
import { reduceCatalog } from './catalog/reducer.ts';
import { reduceCity } from './city/reducer.ts';
import type { AppEvents } from './events.ts';
import { reduceModal } from './modal/reducer.ts';
import { reduceNotification } from './notification/reducer.ts';
import { reduceOrder } from './order/reducer.ts';
import { reducePromo } from './promo/reducer.ts';
import { reduceSetting } from './setting/reducer.ts';
import type { AppState } from './state.ts';
import { reduceUser } from './user/reducer.ts';
import { reduceView } from './view/reducer.ts';

const parts: PartReducers<AppEvents, AppState> = {
  address: reduceAddress,
  auth: reduceAuth,
  cart: reduceCart,
  catalog: reduceCatalog,
  city: reduceCity,
  modal: reduceModal,
  notification: reduceNotification,
  order: reduceOrder,
  promo: reducePromo,
  setting: reduceSetting,
  user: reduceUser,
  view: reduceView,
};

/** One event's meaning for the whole shop. A slice that it does not concern keeps its identity, and so does the whole. */
export const reduce = combineReducers<AppEvents, AppState>(parts);
