import { useCallback } from 'react';
import { withCityPrefix } from '../domain/citySlug.ts';
import { selectCities, selectCity } from '../slices/city/selectors.ts';
import { useSelect } from './store.tsx';

const withoutTrailingSlash = (address: string): string => address.replace(/(?<=.)\/$/, '');

/** Addresses of customer pages in the present city: `path('catalog/rolly')` is `/samara/catalog/rolly`, `path('')` the home page. */
export function useCityPath(): (page: string) => string {
  const slug = useSelect(selectCity)?.slug ?? '';
  return useCallback((page) => withoutTrailingSlash(withCityPrefix(`/${page}`, slug, [])), [slug]);
}

/** Where a link of the settings leads. */
export type ContentLink =
  | { readonly kind: 'shop'; readonly to: string }
  | { readonly kind: 'outside'; readonly href: string };

const OUTSIDE = /^(https?|tel|mailto):/i;
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** Reads a link that the chain wrote: a path of the shop, with or without a city, or a whole address. Null for anything else. */
export function contentLink(link: string, slug: string, knownSlugs: readonly string[]): ContentLink | null {
  const address = link.trim();
  if (OUTSIDE.test(address)) return { kind: 'outside', href: address };
  if (address === '' || HAS_SCHEME.test(address)) return null;
  return { kind: 'shop', to: withoutTrailingSlash(withCityPrefix(address, slug, knownSlugs)) };
}

/** `contentLink` for the present city. */
export function useContentLink(): (link: string | null) => ContentLink | null {
  const slug = useSelect(selectCity)?.slug ?? '';
  const cities = useSelect(selectCities);
  return useCallback(
    (link) =>
      link === null
        ? null
        : contentLink(
            link,
            slug,
            cities.map((city) => city.slug),
          ),
    [slug, cities],
  );
}
