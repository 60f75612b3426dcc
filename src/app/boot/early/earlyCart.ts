import { savedSlice, type Read } from './savedSlice.ts';

/** A press on «+» of a card that came before the page was alive; the price is in kopecks. */
export interface EarlyPress {
  /** The address of the dish. */
  readonly path: string;
  readonly name: string;
  readonly price: number;
  /** The dish has a choice: its first press adds nothing. */
  readonly asks: boolean;
}

/** What is shown of presses before the page is alive. What cannot be known yet is null: pressed, and no more. */
export interface EarlyMarks {
  readonly cards: readonly EarlyCard[];
  readonly basket: EarlyBasket | null;
}
/** What the goods come to, and how many they are. */
export interface EarlyBasket {
  readonly goods: number | null;
  readonly count: number | null;
}
interface EarlyCard {
  readonly path: string;
  readonly count: number | null;
  readonly sum: number;
}

interface StoredLine {
  readonly kind: string;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly modifiers: readonly { readonly price: number; readonly amount: number }[];
}

/** As much of the stored cart as is read here. */
export interface StoredCart {
  readonly lines: readonly StoredLine[];
  /** An order under way lets nobody edit. */
  readonly intent?: object | null;
}

const isGoods = ({ kind }: StoredLine): boolean => kind === 'goods';

/** Dishes and gifts; delivery and fee are lines, too, that nobody sees or counts. */
export const isSeen = (kind: unknown): boolean => kind === 'goods' || kind === 'gift';

/** As the shop itself sums up and counts: dishes, and presents with what is chosen for them. */
function basketOf(lines: readonly StoredLine[]): { readonly goods: number; readonly count: number } {
  const seen = lines.filter(({ kind }) => isSeen(kind));
  return {
    goods: seen.reduce(
      (total, { price, quantity, modifiers }) =>
        total + quantity * modifiers.reduce((sum, each) => sum + each.price * each.amount, price),
      0,
    ),
    count: seen.reduce((count, { quantity }) => count + quantity, 0),
  };
}

/** The cart that this browser has kept; an empty one where there is none that can be read. */
export function storedCart(read: Read): StoredCart {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shop wrote it; what is of another shape counts as nothing
  const cart = { lines: [], ...savedSlice(read, 'cart') } as StoredCart;
  try {
    // What cannot be summed up throws, or comes to no sum.
    if (basketOf(cart.lines).goods >= 0) return cart;
  } catch {
    // As good as none.
  }
  return { lines: [] };
}

const cardOf = ({ path, name, price, asks }: EarlyPress, times: number, cart: StoredCart) => {
  const own = cart.lines.filter((line) => isGoods(line) && line.name === name);
  const isPlain = !asks && own.every((line) => line.price === price && line.modifiers.length === 0);
  const count = isPlain && !cart.intent ? own.reduce((all, { quantity }) => all + quantity, times) : null;
  return {
    card: { path, count, sum: price * (count ?? 0) },
    /** How many more, each at the price; null where it is not known yet. */
    added: cart.intent || (asks && own.length === 0) ? 0 : count && times,
    price,
  };
};

/** What the presses are certain to come to, by the cart that this browser has kept. */
export function marksOf(presses: readonly EarlyPress[], cart: StoredCart): EarlyMarks {
  const dishes = new Map(presses.map((press) => [press.path, press]));
  const pressed = [...dishes.values()].map((press) =>
    cardOf(press, presses.filter(({ path }) => path === press.path).length, cart),
  );
  const isAdded = pressed.some(({ added }) => added !== 0);
  const isKnown = pressed.every(({ added }) => added !== null);
  const kept = basketOf(cart.lines);
  const basket = {
    goods: pressed.reduce((sum, { added, price }) => sum + (added ?? 0) * price, kept.goods),
    count: pressed.reduce((count, { added }) => count + (added ?? 0), kept.count),
  };
  const shown = isKnown ? basket : { goods: null, count: null };
  return {
    cards: pressed.map(({ card }) => card),
    basket: isAdded ? shown : null,
  };
}
