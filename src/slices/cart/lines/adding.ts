import type { CartModifier } from '../../../domain/cart.ts';
import type { Product, ProductId } from '../../../domain/catalog.ts';
import { earnsSnackGift } from '../../../domain/snackGift.ts';
import { selectProductIndex, selectStopped } from '../../catalog/selectors.ts';
import { draft } from '../../draft.ts';
import type { AppDraft, AppEvent } from '../../events.ts';
import { closedFor } from '../../setting/selectors.ts';
import type { AppState } from '../../state.ts';
import { isLoggedIn } from '../../user/selectors.ts';
import { lineOf, lineToJoin, portions } from './line.ts';

const outOfStock: AppDraft = draft('view/noticeRaised', {
  notice: { kind: 'error', text: 'Нет в наличии', action: null },
});

/** The nine steps of "Adding an item" (specification, section 4). */
export const addTapped = (state: AppState, event: AppEvent<'cart/addTapped'>): readonly AppDraft[] => {
  const { productId, choice, quantity } = event.payload;
  const closed = closedFor(state, event.time);
  if (closed)
    return [...(choice ? choiceMade(state, productId) : []), draft('modal/opened', { modal: closed })];

  const login = isLoggedIn(state) ? [] : [draft('modal/queued', { modal: { kind: 'auth' } })];
  const product = selectProductIndex(state).get(productId);
  if (!product || quantity < 1) return login;
  if (selectStopped(state).has(productId)) return [outOfStock];
  if (choice === null && product.modifierGroups.length > 0)
    return [draft('modal/opened', { modal: { kind: 'modifiers', productId, isGift: false } }), ...login];

  return [
    ...choiceMade(state, productId),
    ...linesFor(state, event, product, choice ?? []),
    ...login,
    ...snackGift(state, product),
  ];
};

/** «+» on a line: what keeps a dish from being added keeps it from growing, in the same words. */
export const incrementTapped = (
  state: AppState,
  { time, payload: { lineId } }: AppEvent<'cart/incrementTapped'>,
): readonly AppDraft[] => {
  const line = state.cart.lines.find(({ id, kind }) => id === lineId && kind === 'goods');
  if (!line) return [];
  const closed = closedFor(state, time);
  if (closed) return [draft('modal/opened', { modal: closed })];
  if (selectStopped(state).has(line.productId)) return [outOfStock];
  const { maxQuantity, quantity: from } = line;
  return maxQuantity > 0 && from >= maxQuantity
    ? []
    : [draft('cart/quantityChanged', { lineId, quantity: from + 1, from })];
};

/** The dialog that asked for the modifiers has its answer. */
export const choiceMade = ({ modal: { open } }: AppState, productId: ProductId): readonly AppDraft[] =>
  (open?.kind === 'modifiers' || open?.kind === 'product') && open.productId === productId
    ? [
        draft('modal/closed', { kind: open.kind }),
        ...('repeated' in open && open.repeated
          ? [draft('cart/choiceSettled', { id: open.repeated.id })]
          : []),
      ]
    : [];

const linesFor = (
  state: AppState,
  { id, payload: { quantity } }: AppEvent<'cart/addTapped'>,
  product: Product,
  modifiers: readonly CartModifier[],
): readonly AppDraft[] => {
  const joined = lineToJoin(state.cart.lines, product, modifiers);
  if (joined) {
    const { id, quantity: from } = joined;
    return [draft('cart/quantityChanged', { lineId: id, quantity: from + quantity, from })];
  }
  return portions(quantity, product.maxPerPosition).map((part, index) =>
    draft('cart/lineAdded', {
      line: lineOf({ id: `${id}/${index}`, product, kind: 'goods', quantity: part, modifiers }),
    }),
  );
};

/** What comes with a snack (step 9). */
export const snackGift = ({ setting }: AppState, product: Product): readonly AppDraft[] =>
  earnsSnackGift(product, setting.values?.snacksGroupId)
    ? [draft('modal/queued', { modal: { kind: 'snackGift' } })]
    : [];
