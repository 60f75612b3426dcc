import type { Reduce } from '../kernel/define.ts';
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

const SLICES = [
  'address',
  'auth',
  'cart',
  'catalog',
  'city',
  'modal',
  'notification',
  'order',
  'promo',
  'setting',
  'user',
  'view',
] as const satisfies readonly (keyof AppState)[];

/** One event's meaning for the whole shop. A slice that it does not concern keeps its identity, and so does the whole. */
export const reduce: Reduce<AppEvents, AppState> = (state, event) => {
  const next: AppState = {
    address: reduceAddress(state.address, event),
    auth: reduceAuth(state.auth, event),
    cart: reduceCart(state.cart, event),
    catalog: reduceCatalog(state.catalog, event),
    city: reduceCity(state.city, event),
    modal: reduceModal(state.modal, event),
    notification: reduceNotification(state.notification, event),
    order: reduceOrder(state.order, event),
    promo: reducePromo(state.promo, event),
    setting: reduceSetting(state.setting, event),
    user: reduceUser(state.user, event),
    view: reduceView(state.view, event),
  };
  return SLICES.every((slice) => next[slice] === state[slice]) ? state : next;
};
