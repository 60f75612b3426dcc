import { draft } from '../../draft.ts';
import { isOrderToShow } from '../../order/selectors.ts';
import type { PartRules } from '../tables.ts';
import { emptyCheckout, guard } from './guards.ts';

const cartChanged = draft('view/noticeRaised', {
  notice: { kind: 'info', text: 'Корзина изменилась в другой вкладке. Проверьте заказ', action: null },
});

type Events =
  | 'view/factsArrived'
  | 'view/slicesArrived'
  | 'cart/replaced'
  | 'cart/lineRemoved'
  | 'cart/linesRejected'
  | 'cart/ruledLinesChanged'
  | 'cart/emptied';

export const navigationRules: PartRules<Events> = {
  'view/factsArrived': guard,
  'view/slicesArrived': guard,
  // Another tab's cart may be empty, and then the checkout has nothing to show; an order of one's own is shown elsewhere.
  'cart/replaced': (state, { payload }) =>
    state.cart.placed?.key === payload.key || isOrderToShow(state) ? [] : [...guard(state), cartChanged],
  // What takes the last line away: the customer, the catalog, and the rules that follow.
  'cart/lineRemoved': emptyCheckout,
  'cart/linesRejected': emptyCheckout,
  'cart/ruledLinesChanged': emptyCheckout,
  'cart/emptied': emptyCheckout,
};
