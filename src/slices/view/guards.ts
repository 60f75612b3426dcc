import { pathWithoutCity } from '../../domain/citySlug.ts';
import { selectBasePath } from '../city/selectors.ts';
import { draft, type AppDraft } from '../events.ts';
import type { AppState } from '../state.ts';
import { isLoggedIn } from '../user/selectors.ts';

const isUnder = (path: string, page: string): boolean => path === page || path.startsWith(`${page}/`);

/** The guards of section 2, "Route guards"; `cart-empty` comes before `auth` (assumptions, section 6, "guards"). */
export function guard(state: AppState): readonly AppDraft[] {
  if (!state.view.isRestored) return [];
  const slugs = state.city.list.map(({ slug }) => slug);
  const { path } = pathWithoutCity(state.view.path.split(/[?#]/)[0] ?? '/', slugs);
  const away = draft('view/navigationDue', { to: selectBasePath(state), mode: 'replace' });
  const isOrdering = state.cart.intent !== null || state.order.placed !== null;

  if (isUnder(path, '/checkout') && state.cart.lines.length === 0 && !isOrdering)
    return [away, draft('modal/queued', { modal: { kind: 'emptyCart' } })];
  if ((isUnder(path, '/checkout') || isUnder(path, '/personal')) && !isLoggedIn(state))
    return [draft('auth/loginAsked', { returnTo: state.view.path }), away];
  return [];
}
