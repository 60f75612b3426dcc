import type { ProductId } from '../../domain/catalog.ts';
import type { Kopecks } from '../../domain/money.ts';
import type { SumChange } from '../../domain/sumChanges.ts';
import { lineTotal, totalsOf } from '../../domain/totals.ts';
import type { AppState } from '../../slices/state.ts';

/**
 * Sums of the cart as they are asked of any moment of the journal. Not by selectors: these keep what they read last for the
 * screen.
 */
type ReadSum = (state: AppState) => number | null;

const total =
  (row: 'delivery' | 'fee' | 'discount' | 'bonuses'): ReadSum =>
  ({ cart }) =>
    totalsOf(cart)[row];

export const readFee = total('fee');
export const readDiscount = total('discount');
/** Null where no delivery is wanted or known; a free one is 0. */
export const readDelivery: ReadSum = ({ cart }) =>
  cart.lines.find(({ kind }) => kind === 'delivery')?.price ?? null;

/** How many portions of a present there are. */
export const readGift =
  (id: ProductId): ReadSum =>
  ({ cart }) =>
    cart.lines.reduce(
      (count, { kind, productId, quantity }) =>
        kind === 'gift' && productId === id ? count + quantity : count,
      0,
    );

/** What a dish costs in the menu; null where it is not in it. */
export const readPrice =
  (id: ProductId): ReadSum =>
  ({ catalog }): Kopecks | null =>
    catalog.products.find((product) => product.id === id)?.price ?? null;

const readNamed =
  (wanted: string): ReadSum =>
  ({ cart }) =>
    cart.lines.reduce((sum, line) => (line.name === wanted ? sum + lineTotal(line) : sum), 0);

/** What a change of the sum is about. */
export const readChanged = ({ kind, name }: SumChange): ReadSum => {
  if (kind === 'dish' || kind === 'gift') return readNamed(name);
  return kind === 'delivery' ? readDelivery : total(kind);
};
