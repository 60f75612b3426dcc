import type { CartLine } from '../../../domain/cart.ts';
import { selectProductIndex, selectStopped } from '../../catalog/selectors.ts';
import { draft } from '../../draft.ts';
import type { AppDraft } from '../../events.ts';
import type { AppState } from '../../state.ts';
import { isOffered } from '../lines/validation.ts';
import { changeText } from './changeText.ts';
import type { Change, StepBack } from './state.ts';
import { isRefusedGift, isSomethingLeft, steppedBack } from './steps.ts';

/** Why the dish cannot be had as it was; null when it can, or when nobody knows the menu. */
function refusal(state: AppState, { productId, price, modifiers }: CartLine): string | null {
  if (state.catalog.products.length === 0) return null;
  const product = selectProductIndex(state).get(productId);
  if (!product || selectStopped(state).has(productId)) return 'сейчас нет в наличии';
  if (product.price !== price) return 'цена изменилась';
  return isOffered(product, modifiers) ? null : 'такого выбора больше нет';
}

/** The line that would be in the order again, or more of it. */
function wantedBy({ cart }: AppState, step: StepBack): CartLine | null {
  if (step.kind === 'lineBack' || step.kind === 'asBefore') return step.line;
  if (step.kind !== 'quantity' || step.quantity <= step.from) return null;
  return cart.lines.find(({ id }) => id === step.lineId) ?? null;
}

/** Bonuses that were typed since are the newer choice. */
const besideAgain = (state: AppState, { id, beside }: Change): readonly StepBack[] => {
  const { history } = state.cart;
  const since = history.slice(history.findIndex((change) => change.id === id) + 1);
  return since.some((change) => change.said.kind === 'bonus' && isSomethingLeft(state.cart, change))
    ? []
    : [{ kind: 'beside', beside }];
};

/**
 * What takes a change back: the customer's choice, and not what the menu or the promotion has refused since. Empty where
 * nothing of it is left.
 */
function undone(state: AppState, change: Change): readonly AppDraft[] {
  if (!isSomethingLeft(state.cart, change)) return [];
  const back: StepBack[] = [];
  const problems = new Set<string>();
  let { cart } = state;
  for (const step of [...besideAgain(state, change), ...change.back]) {
    const after = steppedBack(cart, step);
    if (after === cart || isRefusedGift(cart, step)) continue;
    const line = wantedBy({ ...state, cart }, step);
    const reason = line?.kind === 'goods' ? refusal(state, line) : null;
    if (line && reason !== null) {
      problems.add(`Не вернули «${line.name}»: ${reason}`);
      continue;
    }
    cart = after;
    back.push(step);
  }
  if (back.length + problems.size === 0) return [];
  const isAllRefused = problems.size > 0 && back.every(({ kind }) => kind === 'beside');
  return [
    draft('cart/changeReversed', { change: change.id, back: isAllRefused ? [] : back }),
    ...closedQuestion(state, back),
    ...[...problems].map((text) =>
      draft('view/noticeRaised', { notice: { kind: 'error', text, action: null } }),
    ),
  ];
}

/** A dish of a repeated order that goes is asked for no more. */
const closedQuestion = ({ modal: { open } }: AppState, back: readonly StepBack[]): readonly AppDraft[] => {
  const asked = open?.kind === 'modifiers' ? open.repeated?.id : undefined;
  return back.some((step) => step.kind === 'unasked' && asked !== undefined && step.ids.includes(asked))
    ? [draft('modal/closed', { kind: 'modifiers' })]
    : [];
};

/** «Вернуть» takes back the change beside which it stands. */
export const undoTapped = (state: AppState): readonly AppDraft[] => {
  const { history, offered } = state.cart;
  const change = offered === null ? undefined : history.find(({ id }) => id === offered);
  return change ? undone(state, change) : [];
};

/** Ctrl+Z takes back the last change of which something is left, and says which. */
export const undoPressed = (state: AppState): readonly AppDraft[] => {
  for (const change of state.cart.history.toReversed()) {
    const [first, ...others] = undone(state, change);
    if (!first) continue;
    const text = `Отменили: ${changeText(change.said)}`;
    const told = draft('view/noticeRaised', { notice: { kind: 'info', text, action: null } });
    const isDone = first.type === 'cart/changeReversed' && first.payload.back.length > 0;
    return [first, ...(isDone ? [told] : []), ...others];
  }
  return [];
};
