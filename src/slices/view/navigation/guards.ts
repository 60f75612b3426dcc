import { selectBasePath } from '../../city/selectors.ts';
import { draft } from '../../draft.ts';
import type { AppDraft } from '../../events.ts';
import { isOrderToShow } from '../../order/selectors.ts';
import type { AppState } from '../../state.ts';
import { isLoggedIn } from '../../user/selectors.ts';
import { isOnPage, pageOf } from '../selectors.ts';

const away = (state: AppState): AppDraft =>
  draft('view/navigationDue', { to: selectBasePath(state), mode: 'replace' });

/** `cart-empty` of section 2: looked at whenever the cart loses a line, too; an order that has emptied it leads on by itself. */
export function emptyCheckout(state: AppState): readonly AppDraft[] {
  const { view, cart } = state;
  if (!view.isRestored || cart.lines.length > 0 || !isOnPage(state, '/checkout')) return [];
  if (cart.intent !== null || isOrderToShow(state)) return [];
  return [away(state), draft('modal/queued', { modal: { kind: 'emptyCart' } })];
}

/** The guards of section 2, "Route guards"; `cart-empty` comes before `auth` (assumptions, section 6, "guards"). */
export function guard(state: AppState): readonly AppDraft[] {
  if (!state.view.isRestored) return [];
  const { slug, path } = pageOf(state);
  if (slug === null && /^\/admin\/./.test(path))
    return state.view.isAdmin ? [] : [draft('view/navigationDue', { to: '/admin', mode: 'replace' })];
  const empty = emptyCheckout(state);
  if (empty.length > 0) return empty;
  if ((isOnPage(state, '/checkout') || isOnPage(state, '/personal')) && !isLoggedIn(state))
    return [draft('auth/loginAsked', { returnTo: state.view.path }), away(state)];
  return [];
}
