import { pathWithoutCity } from '../../../domain/citySlug.ts';
import type { CartLine } from '../../../domain/cart.ts';
import {
  cartChanges,
  ecommerceEvent,
  goodsOf,
  itemOfLine,
  itemOfProduct,
  type EcommerceEvent,
} from '../../../domain/ecommerce.ts';
import { selectGoodsIndex, selectSectionDishes, selectSectionIndex } from '../../catalog/selectors.ts';
import type { AppEvent, AppEventType } from '../../events.ts';
import type { AppState } from '../../state.ts';
import { isAnalyticsAllowed } from '../selectors.ts';

/** A longer list would weigh more than it tells. */
const LONGEST_LIST = 100;

/** What the counters know so far. */
export interface Told {
  readonly path: string | null;
  /** The section whose dishes were told last: a dish that is closed again leads back to it. */
  readonly section: string | null;
  readonly lines: readonly CartLine[];
}
export const NOTHING_TOLD: Told = { path: null, section: null, lines: [] };

/** A cart that comes or goes as a whole (storage, another tab, an order, its way back, a logout) is no edit of the customer's. */
const WHOLE_CARTS: ReadonlySet<string> = new Set<AppEventType>([
  'view/restored',
  'view/slicesArrived',
  'view/factsArrived',
  'cart/orderPlaced',
  'cart/returned',
  'cart/replaced',
  'auth/loggedOut',
]);
/** What the customer's own edits come to: the first of a commit tells of all of them. */
const EDITS: ReadonlySet<string> = new Set<AppEventType>([
  'cart/lineAdded',
  'cart/quantityChanged',
  'cart/lineRemoved',
  'cart/lineReplaced',
  'cart/linesRejected',
  'cart/emptied',
  'cart/changeReversed',
]);

const cartItems = ({ cart }: AppState) => goodsOf(cart.lines).map((line) => itemOfLine(line));

function toldOfCart(told: Told, state: AppState): readonly EcommerceEvent[] {
  if (told.lines === state.cart.lines) return [];
  const { added, removed } = cartChanges(told.lines, state.cart.lines);
  return [
    ...(added.length > 0 ? [ecommerceEvent('add_to_cart', added)] : []),
    ...(removed.length > 0 ? [ecommerceEvent('remove_from_cart', removed)] : []),
  ];
}

const segmentsOf = ({ city, view }: AppState): readonly string[] => {
  const slugs = city.list.map(({ slug }) => slug);
  return pathWithoutCity(view.path.split(/[?#]/)[0] ?? '/', slugs)
    .path.split('/')
    .filter((segment) => segment !== '');
};

interface Page {
  readonly pushes: readonly EcommerceEvent[];
  readonly section?: string;
}

const NO_PAGE: Page = { pushes: [] };

function catalogPage(section: string, product: string | undefined, state: AppState): Page {
  if (product !== undefined) {
    const dish = selectGoodsIndex(state).get(product);
    return { pushes: dish ? [ecommerceEvent('view_item', [itemOfProduct(dish)])] : [] };
  }
  const dishes = selectSectionDishes(state).get(section) ?? [];
  const name = selectSectionIndex(state).get(section)?.group.name ?? '';
  if (dishes.length === 0) return NO_PAGE;
  const items = dishes.slice(0, LONGEST_LIST).map(itemOfProduct);
  return { pushes: [ecommerceEvent('view_item_list', items, { item_list_name: name })], section };
}

function pageOf(state: AppState): Page {
  const [page, section, product] = segmentsOf(state);
  if (page === 'cart') return { pushes: [ecommerceEvent('view_cart', cartItems(state))] };
  if (page === 'checkout') return { pushes: [ecommerceEvent('begin_checkout', cartItems(state))] };
  return page === 'catalog' && section !== undefined && section !== 'search'
    ? catalogPage(section, product, state)
    : NO_PAGE;
}

/** The checkout is one page: how the order travels and is paid is settled by the press. */
function toldOfPress(event: AppEvent): readonly EcommerceEvent[] {
  if (event.type !== 'cart/intentMade') return [];
  const { lines, deliveryMethod, payment } = event.payload.body;
  const items = goodsOf(lines).map((line) => itemOfLine(line));
  return [
    ecommerceEvent('add_shipping_info', items, { shipping_tier: deliveryMethod }),
    ecommerceEvent('add_payment_info', items, { payment_type: payment }),
  ];
}

interface Telling {
  readonly pushes: readonly EcommerceEvent[];
  readonly told: Told;
}

/** What one event means for the chain's counters, and what they know after it. `state` is the one after its commit. */
export function tell(told: Told, event: AppEvent, state: AppState): Telling {
  const { lines } = state.cart;
  if (!isAnalyticsAllowed(state)) return { pushes: [], told: { ...NOTHING_TOLD, lines } };
  const { path } = state.view;
  const isEdit = EDITS.has(event.type);
  const isCartTold = isEdit || WHOLE_CARTS.has(event.type);
  const page = path === told.path ? NO_PAGE : pageOf(state);
  // Most events are nothing to the counters.
  if (!isCartTold && path === told.path) return { pushes: toldOfPress(event), told };
  const isListKnown = page.section !== undefined && page.section === told.section;
  const pushes = [
    ...(isEdit ? toldOfCart(told, state) : []),
    ...(isListKnown ? [] : page.pushes),
    ...toldOfPress(event),
  ];
  return {
    pushes,
    told: { path, section: page.section ?? told.section, lines: isCartTold ? lines : told.lines },
  };
}
