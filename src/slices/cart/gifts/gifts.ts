import type { CartLine, CartModifier } from '../../../domain/cart.ts';
import type { Product } from '../../../domain/catalog.ts';
import { selectProductIndex } from '../../catalog/selectors.ts';
import { draft } from '../../draft.ts';
import type { AppDraft, AppEvent } from '../../events.ts';
import { selectCityData } from '../../setting/selectors.ts';
import type { AppState } from '../../state.ts';
import { choiceMade } from '../lines/adding.ts';
import { lineOf } from '../lines/line.ts';
import { isOffered } from '../lines/validation.ts';
import { isFree } from '../receiving/serviceProducts.ts';

/** What is free and a present: delivery and fee, of whatever zone, are lines of their own. */
const freeProductsOf = (state: AppState): readonly Product[] => {
  const city = selectCityData(state);
  const zone = state.city.zone?.delivery;
  const service = new Set([city?.deliveryId, city?.freeDeliveryId, city?.serviceFeeId, zone?.deliveryId]);
  const serviceGroups = new Set(
    state.catalog.groups.filter((group) => group.isServiceGroup).map(({ id }) => id),
  );
  return [...selectProductIndex(state).values()].filter(
    (product) => isFree(state, product) && !service.has(product.id) && !serviceGroups.has(product.groupId),
  );
};
const isPresent = ({ cart }: AppState, { id }: Product): boolean =>
  cart.lines.some(({ productId }) => productId === id);

/** Gifts come and go with the promo answer (specification, section 4, "Cart processing"). */
export const settleGifts = (state: AppState, { id }: { readonly id: string }): readonly AppDraft[] => {
  const free = freeProductsOf(state);
  const removed = state.cart.lines
    .filter((line) => line.isFromPromocode && !isFree(state, { id: line.productId, code: line.code }))
    .map((line) => line.id);
  const isDeclined = ({ id: productId, code }: Product): boolean =>
    [productId, code].some((name) => state.cart.declinedGifts.includes(name));
  const missing = free.filter((product) => !isPresent(state, product) && !isDeclined(product));
  const choiceOf = (product: Product): readonly CartModifier[] | null => {
    if (product.modifierGroups.length === 0) return [];
    const kept = state.cart.giftChoices.find(({ productId }) => productId === product.id);
    return kept && isOffered(product, kept.modifiers) ? kept.modifiers : null;
  };
  const added = missing.flatMap((product) => {
    const modifiers = choiceOf(product);
    const isFromPromocode = true;
    return modifiers
      ? [lineOf({ id: `${id}/${product.code}`, product, kind: 'gift', modifiers, isFromPromocode })]
      : [];
  });
  const changed =
    removed.length + added.length > 0 ? [draft('cart/ruledLinesChanged', { removed, added })] : [];
  return [
    ...changed,
    ...missing.filter((gift) => choiceOf(gift) === null).flatMap((gift) => ask(state, gift)),
  ];
};

/** Two tabs may each have been given the same gift: the first one stays. */
export const settleDoubles = ({ cart: { lines } }: AppState): readonly AppDraft[] => {
  const gifts = lines.filter(({ isFromPromocode }) => isFromPromocode);
  const isDouble = ({ productId }: CartLine, at: number) =>
    gifts.findIndex((gift) => gift.productId === productId) !== at;
  const removed = gifts.filter(isDouble).map(({ id }) => id);
  return removed.length > 0 ? [draft('cart/ruledLinesChanged', { removed, added: [] })] : [];
};

/** A gift that needs modifiers asks for them once per coupon and code, and never over an open dialog. */
const ask = ({ cart, setting }: AppState, gift: Product): readonly AppDraft[] => {
  const key = `${cart.coupon}/${gift.code}`;
  if (cart.askedGifts.includes(key)) return [];
  const kind = setting.values?.customAddGroupIds.includes(gift.groupId) ? 'product' : 'modifiers';
  return [
    draft('cart/giftAsked', { key }),
    draft('modal/queued', { modal: { kind, productId: gift.id, isGift: true } }),
  ];
};

export const giftChosen = (
  state: AppState,
  { id, payload }: AppEvent<'cart/giftChosen'>,
): readonly AppDraft[] => {
  const product = selectProductIndex(state).get(payload.productId);
  if (!product) return [];
  const closing = choiceMade(state, product.id);
  if (!isFree(state, product) || isPresent(state, product)) return closing;
  const line = lineOf({ id, product, kind: 'gift', modifiers: payload.choice, isFromPromocode: true });
  return [...closing, draft('cart/ruledLinesChanged', { removed: [], added: [line] })];
};
