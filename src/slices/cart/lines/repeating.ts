import type { CartLine, CartModifier } from '../../../domain/cart.ts';
import type { Group, Product, ProductId } from '../../../domain/catalog.ts';
import type { PastItem, PastOrder } from '../../../domain/customer.ts';
import { selectGoodsIndex, selectProductIndex, selectStopped } from '../../catalog/selectors.ts';
import { selectBasePath } from '../../city/selectors.ts';
import { draft } from '../../draft.ts';
import type { AppDraft, AppEvent } from '../../events.ts';
import { closedFor } from '../../setting/selectors.ts';
import type { UnchosenDish } from './state.ts';
import type { AppState } from '../../state.ts';
import { lacksChoice } from '../placing/gaps.ts';
import { lineOf, lineToJoin, portions } from './line.ts';

const DISH_MISSING = 'Блюдо в данный момент отсутствует на сайте. Попробуйте добавить блюдо из каталога';
const MODIFIER_MISSING =
  'Модификатор для блюда в данный момент отсутствует на сайте. Попробуйте добавить блюдо из каталога';

/** What was repeated so far; the lines grow with every item, so that equal dishes meet in one line. */
interface Repeated {
  readonly lines: readonly CartLine[];
  readonly drafts: readonly AppDraft[];
  /** Dishes whose required choice the order lacks. */
  readonly unchosen: readonly UnchosenDish[];
  readonly isStopped: boolean;
  /** Names of dishes that are not to be had as they were. */
  readonly gone: readonly string[];
}

export const problem = (text: string): AppDraft =>
  draft('view/noticeRaised', { notice: { kind: 'error', text, action: null } });

/** The modifiers at today's prices; null where one is no longer offered. */
const modifiersOf = (item: PastItem, product: Product): readonly CartModifier[] | null => {
  const options = product.modifierGroups.flatMap((group) =>
    group.modifiers.map((option) => ({ group, option })),
  );
  const chosen = item.modifiers.flatMap(({ id, groupId, amount }) => {
    const found = options.find(({ group, option }) => option.id === id && (groupId ?? group.id) === group.id);
    if (!found) return [];
    const { group, option } = found;
    const { name, price, code } = option;
    return [{ id, name, price, amount, code, groupId: group.id, groupName: group.name }];
  });
  return chosen.length === item.modifiers.length ? chosen : null;
};

const added = (
  so: Repeated,
  product: Product,
  { id, quantity: amount, modifiers }: UnchosenDish,
): Repeated => {
  const joined = lineToJoin(so.lines, product, modifiers);
  if (joined) {
    const { id: lineId, quantity: from } = joined;
    const quantity = from + amount;
    return {
      ...so,
      lines: so.lines.map((line) => (line === joined ? { ...line, quantity } : line)),
      drafts: [...so.drafts, draft('cart/quantityChanged', { lineId, quantity, from })],
    };
  }
  const lines = portions(amount, product.maxPerPosition).map((quantity, part) =>
    lineOf({ id: `${id}/${part}`, product, kind: 'goods', quantity, modifiers }),
  );
  return {
    ...so,
    lines: [...so.lines, ...lines],
    drafts: [...so.drafts, ...lines.map((line) => draft('cart/lineAdded', { line }))],
  };
};

/** The menu that an order is repeated by. */
export interface RepeatMenu {
  readonly goods: ReadonlyMap<string, Product>;
  readonly products: ReadonlyMap<string, Product>;
  readonly stopped: ReadonlySet<ProductId>;
  readonly groups: readonly Group[];
}

const menuOf = (state: AppState): RepeatMenu => ({
  goods: selectGoodsIndex(state),
  products: selectProductIndex(state),
  stopped: selectStopped(state),
  groups: state.catalog.groups,
});

/** Delivery and fee of the old order are made anew by rule, gifts by the promo answer. */
const isGoods = ({ products, groups }: RepeatMenu, { isGift, productId, amount }: PastItem): boolean => {
  if (isGift || amount < 1) return false;
  const groupId = products.get(productId)?.groupId;
  return !groups.some(({ id, isServiceGroup }) => isServiceGroup && id === groupId);
};

/** What becomes of a dish that is not to be had, or not with its choice. */
type Refused = (so: Repeated, item: PastItem, lacks: 'dish' | 'modifier') => Repeated;

/** What these items of an order come to in the cart, by the menu of now. */
export const repeated = (
  state: AppState,
  items: readonly PastItem[],
  rootId: string,
  refused: Refused,
): Repeated => repeatedBy(menuOf(state), state.cart.lines, items, rootId, refused);

/** The same by a menu, added to these lines. */
export const repeatedBy = (
  menu: RepeatMenu,
  lines: readonly CartLine[],
  items: readonly PastItem[],
  rootId: string,
  refused: Refused,
): Repeated => {
  const { goods, stopped } = menu;
  let so: Repeated = { lines, drafts: [], unchosen: [], isStopped: false, gone: [] };
  for (const [index, item] of items.filter((one) => isGoods(menu, one)).entries()) {
    const product = goods.get(item.productId);
    const isHad = product && !stopped.has(product.id);
    const modifiers = isHad ? modifiersOf(item, product) : null;
    if (!isHad || !modifiers) {
      so = refused(so, item, isHad ? 'modifier' : 'dish');
      if (so.isStopped) return so;
      continue;
    }
    const { id: productId, name } = product;
    const dish = { id: `${rootId}/${index}`, productId, name, quantity: item.amount, modifiers };
    so = lacksChoice(stopped, product, modifiers)
      ? { ...so, unchosen: [...so.unchosen, dish] }
      : added(so, product, dish);
  }
  return so;
};

/** The choices that it lacks are asked for. */
export const choicesDue = ({ unchosen }: Repeated): readonly AppDraft[] =>
  unchosen.length > 0 ? [draft('cart/choicesDue', { dishes: unchosen })] : [];

/** A missing dish is left out, a missing modifier stops the whole (section 8). */
const toldAtOnce: Refused = (so, _item, lacks) => ({
  ...so,
  drafts: [...so.drafts, problem(lacks === 'dish' ? DISH_MISSING : MODIFIER_MISSING)],
  isStopped: lacks === 'modifier',
});

/**
 * "Repeat order" (specification, section 4): a missing dish is told of and left out, a missing modifier stops the
 * repeat (section 8); then the dialog closes and the cart is shown, which asks for the choices that the order lacks.
 */
const orderRepeated = (
  state: AppState,
  order: PastOrder | null | undefined,
  { id, time }: Pick<AppEvent, 'id' | 'time'>,
): readonly AppDraft[] => {
  if (!order) return [];
  const closed = closedFor(state, time);
  if (closed) return [draft('modal/opened', { modal: closed })];
  const so = repeated(state, order.items, id, toldAtOnce);
  const { drafts, isStopped } = so;
  const due = choicesDue(so);
  if (isStopped) return [...drafts, ...due];
  const { open } = state.modal;
  return [
    ...drafts,
    ...due,
    ...(open ? [draft('modal/closed', { kind: open.kind })] : []),
    draft('view/navigationDue', { to: `${selectBasePath(state)}cart`, mode: 'push' }),
  ];
};

/** The last order again. */
export const repeatTapped = (state: AppState, event: AppEvent<'cart/repeatTapped'>): readonly AppDraft[] =>
  orderRepeated(state, state.order.last, event);

/** An order of the history again; one that the history does not hold is none. */
export const pastRepeatTapped = (
  state: AppState,
  event: AppEvent<'cart/pastRepeatTapped'>,
): readonly AppDraft[] =>
  orderRepeated(
    state,
    state.order.history.find(({ id }) => id === event.payload.orderId),
    event,
  );

/** What is not to be had is left out and named. */
export const leftOut: Refused = (so, { name }) => ({ ...so, gone: [...so.gone, name] });

/** «Восстановить корзину»: every line that can still be had; the others are named. */
export const recoveryTapped = (
  state: AppState,
  { id, time }: AppEvent<'cart/recoveryTapped'>,
): readonly AppDraft[] => {
  const { lost } = state.cart;
  if (lost.length === 0) return [];
  const closed = closedFor(state, time);
  if (closed) return [draft('modal/opened', { modal: closed })];
  const so = repeated(state, lost, id, leftOut);
  return [
    ...so.drafts,
    ...choicesDue(so),
    draft('cart/lostSettled'),
    ...(so.gone.length > 0 ? [problem(`Не вернули, сейчас нет в меню: ${so.gone.join(', ')}`)] : []),
  ];
};
