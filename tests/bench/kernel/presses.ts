import type { Draft as Mutable } from 'immer';
import type { ProductId } from '../../../src/domain/catalog.ts';
import type { AppDraft } from '../../../src/slices/events.ts';
import { draft } from '../../../src/slices/draft.ts';
import type { AppState } from '../../../src/slices/state.ts';
import { pressedLine } from './start.ts';

/** One kind of event, and what it means for the state, written by hand twice for those who have no rules of the shop. */
export interface Press {
  readonly slice: 'cart' | 'catalog' | 'order' | 'view';
  readonly event: (at: number, start: AppState) => AppDraft;
  /** Changes the state in place, be it a plain object or a draft of Immer. */
  readonly mutate: (state: Mutable<AppState>, at: number, time: number) => void;
  readonly spread: (state: AppState, at: number, time: number) => AppState;
}

const LIKED = 200;
const COOKING = ['WaitCooking', 'CookingStarted', 'OnWay'] as const;
const MINUTE_MS = 60_000;

const likedAt = (at: number, { catalog }: Pick<AppState, 'catalog'>) =>
  catalog.products[(at * 7) % Math.min(LIKED, catalog.products.length)]!.id;
const noLike = (id: ProductId, { products }: Pick<AppState['catalog'], 'products'>) => {
  const count = products.find((product) => product.id === id)?.likesCount ?? 0;
  return { isLiked: false, count, isSaved: false, sending: null, isNewer: false };
};
const statusAt = (at: number) => COOKING[at % COOKING.length]!;

const increment: Press = {
  slice: 'cart',
  event: (at) => draft('cart/incrementTapped', { lineId: pressedLine(at) }),
  mutate({ cart }, at, time) {
    const line = cart.lines.find(({ id }) => id === pressedLine(at));
    if (!line || (line.maxQuantity > 0 && line.quantity >= line.maxQuantity)) return;
    Object.assign(cart, { lastAddedId: line.id, lastAddedAt: time, isCalculating: true });
    line.quantity += 1;
    cart.revision += 1;
  },
  spread(state, at, time) {
    const { cart } = state;
    const index = cart.lines.findIndex(({ id }) => id === pressedLine(at));
    const line = cart.lines[index];
    if (!line || (line.maxQuantity > 0 && line.quantity >= line.maxQuantity)) return state;
    const lines = cart.lines.with(index, { ...line, quantity: line.quantity + 1 });
    const marks = { lastAddedId: line.id, lastAddedAt: time, isCalculating: true };
    return { ...state, cart: { ...cart, ...marks, lines, revision: cart.revision + 1 } };
  },
};

const like: Press = {
  slice: 'catalog',
  event: (at, start) => draft('catalog/likeTapped', { productId: likedAt(at, start) }),
  mutate({ catalog }, at) {
    const id = likedAt(at, { catalog });
    const known = (catalog.likes[id] ??= noLike(id, catalog));
    known.isLiked = !known.isLiked;
    known.count += known.isLiked ? 1 : -1;
    known.sending ??= known.isLiked;
  },
  spread(state, at) {
    const { catalog } = state;
    const id = likedAt(at, state);
    const known = catalog.likes[id] ?? noLike(id, catalog);
    const isLiked = !known.isLiked;
    const next = {
      ...known,
      isLiked,
      count: known.count + (isLiked ? 1 : -1),
      sending: known.sending ?? isLiked,
    };
    return { ...state, catalog: { ...catalog, likes: { ...catalog.likes, [id]: next } } };
  },
};

const tick: Press = {
  slice: 'view',
  event: () => draft('view/minutePassed'),
  mutate({ view }, _at, time) {
    view.now = time - (time % MINUTE_MS);
  },
  spread: (state, _at, time) => ({ ...state, view: { ...state.view, now: time - (time % MINUTE_MS) } }),
};

const status: Press = {
  slice: 'order',
  event: (at, { order, user }) =>
    draft('order/statusPushed', {
      orderId: order.active!.id,
      userId: user.customer!.id,
      status: statusAt(at),
      previousStatus: null,
      timestamp: at,
      courier: null,
    }),
  mutate({ order }, at, time) {
    if (!order.active) return;
    const pushed = { status: statusAt(at), courier: null };
    Object.assign(order.active, pushed);
    order.pushed = { orderId: order.active.id, ...pushed, timestamp: at, losses: order.losses };
    order.updatedAt = time;
  },
  spread(state, at, updatedAt) {
    const { active, losses } = state.order;
    if (!active) return state;
    const told = { status: statusAt(at), courier: null };
    const pushed = { orderId: active.id, ...told, timestamp: at, losses };
    return { ...state, order: { ...state.order, active: { ...active, ...told }, pushed, updatedAt } };
  },
};

/** The events of a shop that is in use. */
export const presses = { increment, like, tick, status } as const;
export type PressName = keyof typeof presses;

/** What an end state is known by. */
export const fingerprint = ({ cart, catalog, order, view }: AppState): string =>
  JSON.stringify([
    cart.lines.map(({ id, kind, quantity }) => (kind === 'goods' ? `${id} ${quantity}` : kind)),
    Object.entries(catalog.likes).map(([id, { isLiked, count }]) => `${id} ${isLiked} ${count}`),
    order.active?.status,
    order.pushed?.timestamp,
    view.now,
  ]);
