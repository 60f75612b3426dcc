import { pathWithoutCity } from '../../domain/citySlug.ts';
import type { AppState } from '../state.ts';

/** The address of the page without its city and query, `/personal/address`. */
export const barePath = ({ view, city }: AppState): string =>
  pathWithoutCity(
    view.path.split(/[?#]/)[0] ?? '/',
    city.list.map(({ slug }) => slug),
  ).path;
