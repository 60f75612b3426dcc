import { current, type Draft as Mutable } from 'immer';
import type { CartLine, LineId } from '../../../domain/cart.ts';
import type { Fields } from '../../onFields.ts';
import { draft } from '../../draft.ts';
import type { AppDraft } from '../../events.ts';
import type { AppState } from '../../state.ts';
import type { CartState } from '../state.ts';
import type { KeptLine, Undo } from './state.ts';

type Cart = Mutable<CartState>;

const keep = (cart: Fields<CartState, 'undo'>, undo: Undo): void => {
  cart.undo = undo;
};

const keptOf = (cart: Cart, isKept: (line: CartLine) => boolean): readonly KeptLine[] =>
  current(cart)
    .lines.map((line, index) => ({ line, index }))
    .filter(({ line }) => isKept(line));

/** Lines that go together come back together: what is kept already is not forgotten line by line. */
export function keepRemoved(cart: Cart, { line, index }: KeptLine, at: number): void {
  const { undo } = cart;
  if (undo?.kind === 'removed' && undo.lines.some((kept) => kept.line.id === line.id)) return;
  // A quantity that was tapped down to nothing comes back whole.
  const quantity = undo?.kind === 'reduced' && undo.lineId === line.id ? undo.before : line.quantity;
  keep(cart, { kind: 'removed', lines: [{ line: { ...line, quantity }, index }], at });
}

/** Before all lines of a dish go, or all lines of the cart; presents come back by themselves. */
export function keepGoods(
  cart: Cart,
  kind: 'removed' | 'cleared',
  at: number,
  isKept: (line: CartLine) => boolean = () => true,
): void {
  const lines = keptOf(cart, (line) => line.kind === 'goods' && isKept(line));
  if (lines.length > 0) keep(cart, { kind, lines, at });
}

/** A burst of taps is one change; whoever taps back up has undone it. */
export function keepQuantity(
  cart: Fields<CartState, 'undo'>,
  line: CartLine,
  quantity: number,
  at: number,
): void {
  const { undo } = cart;
  const isSame = undo?.kind === 'reduced' && undo.lineId === line.id;
  if (quantity >= line.quantity) {
    if (isSame) cart.undo = null;
    return;
  }
  const before = isSame ? undo.before : line.quantity;
  keep(cart, { kind: 'reduced', lineId: line.id, name: line.name, before, after: quantity, at });
}

/** The edited line stands first, then those that it took in. */
export function keepEdited(cart: Cart, id: LineId, absorbed: readonly LineId[], at: number): void {
  const [edited, ...others] = [
    ...keptOf(cart, (line) => line.id === id),
    ...keptOf(cart, (line) => absorbed.includes(line.id)),
  ];
  if (edited) keep(cart, { kind: 'edited', lines: [edited, ...others], at });
}

/** What takes back the last change; nothing without one. */
export function undone({ cart: { undo, lines } }: AppState): readonly AppDraft[] {
  if (!undo) return [];
  if (undo.kind === 'reduced') {
    const { lineId, before, after } = undo;
    const isThere = lines.some(({ id }) => id === lineId);
    return isThere ? [draft('cart/quantityChanged', { lineId, quantity: before, from: after })] : [];
  }
  const restored = (kept: readonly KeptLine[]) => kept.map((each) => draft('cart/lineRestored', each));
  if (undo.kind !== 'edited') return restored(undo.lines);
  const [edited, ...absorbed] = undo.lines;
  return edited
    ? [draft('cart/lineReplaced', { line: edited.line, absorbed: [], isUndo: true }), ...restored(absorbed)]
    : [];
}
