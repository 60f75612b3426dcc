import type { CartLine } from '../../../domain/cart.ts';
import { sameModifiers } from '../../../domain/lineIdentity.ts';
import { selectProductIndex, selectStopped } from '../../catalog/selectors.ts';
import { draft } from '../../draft.ts';
import type { AppDraft, AppEvent } from '../../events.ts';
import type { AppState } from '../../state.ts';
import { lineOf, lineToJoin } from './line.ts';

const isSame = (a: CartLine, b: CartLine): boolean =>
  a.quantity === b.quantity && a.price === b.price && sameModifiers(a.modifiers, b.modifiers);

/** The line with another choice, in its place. Where it is now the same as another line, it takes that one in. */
export const lineEdited = (
  state: AppState,
  { payload: { lineId, choice, quantity } }: AppEvent<'cart/lineEdited'>,
): readonly AppDraft[] => {
  const line = state.cart.lines.find(({ id, kind }) => id === lineId && kind === 'goods');
  const product = line && selectProductIndex(state).get(line.productId);
  if (!product || quantity < 1 || selectStopped(state).has(product.id)) return [];
  const others = state.cart.lines.filter(({ id }) => id !== lineId);
  const joined = lineToJoin(others, product, choice);
  const wanted = quantity + (joined?.quantity ?? 0);
  const edited = lineOf({
    id: lineId,
    product,
    kind: 'goods',
    quantity: product.maxPerPosition > 0 ? Math.min(product.maxPerPosition, wanted) : wanted,
    modifiers: choice,
  });
  if (!joined && isSame(line, edited)) return [];
  return [draft('cart/lineReplaced', { line: edited, absorbed: joined ? [joined.id] : [] })];
};
