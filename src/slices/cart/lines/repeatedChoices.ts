import { pathWithoutCity } from '../../../domain/citySlug.ts';
import { draft } from '../../draft.ts';
import type { AppDraft, AppEvent } from '../../events.ts';
import type { AppState } from '../../state.ts';

/** Dishes of a repeated order that lack a required choice are asked for while the customer stands in the cart. */
const isInCart = ({ view, city }: AppState): boolean => {
  const slugs = city.list.map(({ slug }) => slug);
  return /^\/cart\/?$/.test(pathWithoutCity(view.path.split(/[?#]/)[0] ?? '/', slugs).path);
};
const isAsked = ({ modal: { open, queue } }: AppState): boolean =>
  [open, ...queue].some((modal) => modal?.kind === 'modifiers' && modal.repeated !== undefined);

/** One after another: the next is asked for when the one before it is settled. */
export const askChoice = (state: AppState): readonly AppDraft[] => {
  const [dish] = state.cart.unchosen;
  if (!dish || !isInCart(state) || isAsked(state)) return [];
  const { id, productId, quantity, modifiers } = dish;
  const repeated = { id, quantity, modifiers };
  return [draft('modal/queued', { modal: { kind: 'modifiers', productId, isGift: false, repeated } })];
};

/** Closed without a choice the dish stays out of the cart, and the customer hears which. */
export const choiceClosed = (
  state: AppState,
  { payload: { kind } }: AppEvent<'modal/dismissed'>,
): readonly AppDraft[] => {
  const [dish] = state.cart.unchosen;
  if (!dish || kind !== 'modifiers' || !isInCart(state) || isAsked(state)) return [];
  const text = `Не добавили «${dish.name}»: выбор не сделан`;
  return [
    draft('view/noticeRaised', { notice: { kind: 'info', text, action: null } }),
    draft('cart/choiceSettled', { id: dish.id }),
  ];
};
