import { isFinal } from '../../domain/orderStatus.ts';
import type { Rules } from '../../kernel/define.ts';
import { draft } from '../draft.ts';
import type { AppDraft, AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';
import { askAgain, wayAnswered, wayDated, wayEnded } from './way.ts';

const completeIfFinal = ({ order }: AppState): readonly AppDraft[] =>
  order.active && isFinal(order.active.status) && !order.completedIds.includes(order.active.id)
    ? [draft('order/completed', { orderId: order.active.id })]
    : [];

export const orderRules: Rules<AppEvents, AppState> = {
  'user/profileDue': () => [draft('order/refreshDue')],
  // Only this customer's active order, and never back in time (specification, section 4; assumptions, section 6).
  'order/statusPushed': ({ order, user }, { payload: { orderId, userId, status, courier, timestamp } }) => {
    const isOurs = user.customer?.id === userId && order.active?.id === orderId;
    const known = order.pushed?.orderId === orderId ? order.pushed.timestamp : -Infinity;
    if (!isOurs || order.completedIds.includes(orderId) || timestamp < known) return [];
    return [draft('order/statusApplied', { orderId, status, courier, timestamp }), draft('order/refreshDue')];
  },
  'order/statusApplied': (state, event) => [...wayDated(state, event), ...completeIfFinal(state)],
  'order/activeLoaded': (state, event) => [...wayAnswered(state, event), ...completeIfFinal(state)],
  'order/activeAbsent': wayEnded,
  'order/cleared': wayEnded,
  'view/minutePassed': askAgain,
  'view/connectionOpened': ({ user }) => (user.customer ? [draft('order/refreshDue')] : []),
};
