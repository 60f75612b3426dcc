import { pathWithoutCity } from '../../domain/citySlug.ts';
import type { AppState } from '../state.ts';

/** Pages without the shop around them, which greets nobody there: the administrator's, and texts inside of the native app. */
export function isAlone({ view, city }: AppState): boolean {
  const slugs = city.list.map(({ slug }) => slug);
  const { path } = pathWithoutCity(view.path.split(/[?#]/)[0] ?? '/', slugs);
  return /^\/admin(\/|$)|\/app-1\/?$/.test(path);
}
