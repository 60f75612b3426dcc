import { castDraft, type Draft as Mutable } from 'immer';
import { stepOf } from '../../domain/orderStatus.ts';
import { defineReducer } from '../../kernel/define.ts';
import { onFields, type Fields } from '../onFields.ts';
import type { AppEvents } from '../events.ts';
import type { orderEvents } from './events.ts';
import { initialOrder, type OrderState } from './state.ts';

const reach = (state: Fields<OrderState, 'reachedStep'>): void => {
  if (!state.active) return;
  const step = stepOf(state.active.status, state.active.method);
  if (step !== null && step !== 'cancelled') state.reachedStep = step;
};

const hear = (state: Mutable<OrderState>, id: string | undefined): void => {
  if (id !== undefined && id !== state.newest?.id) state.newest = { id, isShown: false };
};

export const reduceOrder = defineReducer<AppEvents, keyof typeof orderEvents, OrderState>({
  'cart/orderPlaced': (state, { payload: { id, number } }) => {
    state.placed = { id, number };
    hear(state, id);
  },
  'cart/replaced': (state, { payload }) => hear(state, payload.cart.placed?.id),
  'order/refreshDue': null,
  // What was pushed outweighs the fetched answer (specification, section 4, "Applying an update"), unless a gap in the
  // connection, before it was asked for, may have swallowed a later push.
  'order/activeLoaded': (state, { payload: { order, losses }, time }) => {
    if (state.completedIds.includes(order.id)) return;
    const isOther = state.active?.id !== order.id;
    const pushed = state.pushed?.orderId === order.id && state.pushed.losses >= losses ? state.pushed : null;
    state.active = pushed ? { ...order, status: pushed.status, courier: pushed.courier } : order;
    if (isOther) {
      state.reachedStep = null;
      state.updatedAt = time;
    }
    reach(state);
  },
  // A completed order stays for its 10 seconds, whatever the server says of it meanwhile.
  'order/activeAbsent': (state) => {
    if (state.active && state.completedIds.includes(state.active.id)) return;
    state.active = null;
  },
  'order/activeFailed': null,
  'order/statusPushed': null,
  'order/statusApplied': onFields(
    ['active', 'pushed', 'updatedAt', 'reachedStep'],
    (state, { payload: { orderId, status, courier, timestamp }, time }) => {
      if (state.active?.id !== orderId) return;
      state.active = { ...state.active, status, courier };
      state.pushed = { orderId, status, courier, timestamp, losses: state.losses };
      state.updatedAt = time;
      reach(state);
    },
  ),
  'order/wayChanged': null,
  'order/completed': (state, { payload }) => {
    state.completedIds.push(payload.orderId);
  },
  'order/cleared': (state, { payload }) => {
    if (state.active?.id === payload.orderId) state.active = null;
    if (state.pushed?.orderId === payload.orderId) state.pushed = null;
  },
  'order/historyDue': null,
  'order/lastLoaded': (state, { payload }) => {
    state.last = castDraft(payload.order);
  },
  'order/lastFailed': null,
  'order/historyLoaded': (state, { payload }) => {
    state.history = castDraft([...payload.orders]);
  },
  'order/historyFailed': null,
  'view/connectionLost': (state) => {
    state.losses += 1;
  },
  'view/restored': (state, { payload: { saved } }) => {
    const id = saved.cart?.placed?.id;
    state.newest = id === undefined ? null : { id, isShown: true };
  },
  'view/pageEntered': (state) => {
    if (state.newest) state.newest.isShown = true;
  },
  'view/factsArrived': (state, { payload }) => {
    for (const { type, payload: told } of payload.facts) {
      if (type !== 'cart/orderPlaced') continue;
      state.placed = { id: told.id, number: told.number };
      hear(state, told.id);
    }
  },
  'view/slicesArrived': (state, { payload }) => hear(state, payload.saved.cart?.placed?.id),
  'auth/loggedOut': () => initialOrder,
});
