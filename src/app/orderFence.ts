import type { CartLine } from '../domain/cart.ts';
import { haveSamePositions } from '../domain/orderRequest.ts';
import type { SafeStorage } from '../ports/storage.ts';
import { readSavedCart } from '../slices/cart/saved.ts';
import type { CartState, OrderIntent, SavedCart } from '../slices/cart/state.ts';
import { entryOf } from './savedEntry.ts';

/** Keeps one tab from ordering over another's order, whatever the tabs have told each other. */
export interface OrderFence {
  /** Call it after every event: an order that this tab has seen is its own to settle. */
  remember(cart: CartState): void;
  /** True where what another tab has stored must stay: this tab's cart is not written then. */
  isClosed(key: string, cart: CartState): boolean;
  write(key: string, text: string): void;
  /** Null where storage does not keep what is written. */
  savedCart(key: string): SavedCart | null;
}

const goodsOf = (lines: readonly CartLine[] = []) => lines.filter(({ kind }) => kind === 'goods');

/** A refused key may be pressed again: that is another wish to wait for. */
const pressOf = ({ key, madeAt }: OrderIntent): string => `${madeAt}/${key}`;

export function createFence(storage: SafeStorage, tab: string): OrderFence {
  const held = new Set<string>();
  const seenPlaced = new Set<string>();
  let isKept = true;

  /** An order under way, or placed, of which this tab knows nothing. */
  const isUnknownOrder = ({ intent, placed }: SavedCart, own: CartState): boolean => {
    if (placed && !seenPlaced.has(placed.key)) return true;
    if (!intent || held.has(pressOf(intent))) return false;
    return intent.key !== own.intent?.key && intent.key !== own.placed?.key;
  };
  /** This tab is about to order what another one has changed, or ordered, meanwhile. */
  const isOutdatedOrder = (saved: SavedCart, { intent, seenTotal, lines }: CartState): boolean =>
    (seenTotal !== null || (intent !== null && intent.key !== saved.intent?.key)) &&
    !haveSamePositions(goodsOf(saved.lines), goodsOf(lines));

  return {
    remember({ intent, placed }) {
      if (intent) held.add(pressOf(intent));
      if (placed) seenPlaced.add(placed.key);
    },
    isClosed(key, cart) {
      const entry = entryOf(storage.read(key));
      const saved = entry && entry.tab !== tab ? readSavedCart(entry.state) : null;
      return saved !== null && (isUnknownOrder(saved, cart) || isOutdatedOrder(saved, cart));
    },
    write(key, text) {
      storage.write(key, text);
      isKept = storage.read(key) === text;
    },
    savedCart(key) {
      if (!isKept) return null;
      const text = storage.read(key);
      // What another tab has cleared away holds no order any more.
      return text === null ? {} : readSavedCart(entryOf(text)?.state);
    },
  };
}
