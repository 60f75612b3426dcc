import { pathWithoutCity } from '../../domain/citySlug.ts';

type Fields = Readonly<Record<string, unknown>>;

const COOKIE = /(?:^|;)\s*citySlug=([^;]*)/;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

const citiesIn = (answer: unknown): readonly Fields[] =>
  Array.isArray(answer) ? answer.filter(isFields) : [];

const slugOf = (city: Fields | undefined): string => {
  const slug = city?.['slug'];
  return typeof slug === 'string' ? slug : '';
};

const idOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/** The slugs in an unread answer of `GET /city/`. */
export const slugsIn = (cities: unknown): readonly string[] =>
  citiesIn(cities)
    .map(slugOf)
    .filter((slug) => slug !== '');

/**
 * The slug of the chain's default city, SAMARA_ID (specification, section 9, "Defaults"): by `id`, else by `iikoId`,
 * else the first of the list; '' when there is none.
 */
export const defaultSlugIn = (cities: unknown, settings: unknown): string => {
  const wanted = idOf(isFields(settings) ? settings['SAMARA_ID'] : null);
  const list = citiesIn(cities);
  const has = (key: string) => (city: Fields) => wanted !== null && idOf(city[key]) === wanted;
  return slugOf(list.find(has('id')) ?? list.find(has('iikoId')) ?? list[0]);
};

export interface CityOfPage {
  readonly citySlug: string | null;
  /** False when the city came from the cookie, so that the page differs from customer to customer. */
  readonly isInPath: boolean;
}

/** The city of a page: the path's, else the cookie's; a slug that no city has counts as none. */
export const cityOfPage = (path: string, cookie: string | null, slugs: readonly string[]): CityOfPage => {
  const { slug } = pathWithoutCity(path, slugs);
  if (slug !== null) return { citySlug: slug, isInPath: true };
  const saved = decoded(COOKIE.exec(cookie ?? '')?.[1] ?? '');
  return { citySlug: slugs.includes(saved) ? saved : null, isInPath: false };
};
