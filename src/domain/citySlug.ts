/** First segments of the routes without a city prefix. Such a name is never read as a city (assumptions, section 4, "route /{city} against /{page}"). */
export const PAGE_NAMES: readonly string[] = [
  'about',
  'admin',
  'advent',
  'cart',
  'catalog',
  'checkout',
  'complete',
  'complete-error',
  'delivery',
  'happy-hours',
  'legal',
  'legal-information',
  'loyalty-program',
  'new-year-promo',
  'oferta',
  'personal',
  'promo',
  'push-notifications-rules',
  'receive-advertising-information',
  'restaurant',
  'rule',
  'user-agreement',
  'vacancies',
];

/**
 * The same page in a city: an existing prefix is replaced, query and hash stay, admin paths are left alone
 * (specification, section 4, "City"). Without a prefix when the slug is empty or a page's name, which no route could tell apart.
 */
export function withCityPrefix(path: string, slug: string, knownSlugs: readonly string[]): string {
  const bare = pathWithoutCity(path, knownSlugs).path;
  if (slug === '' || PAGE_NAMES.includes(slug) || firstSegment(bare) === 'admin') return bare;
  return `/${encodeURIComponent(slug)}${bare}`;
}

/** Splits the city off a path (with query and hash). The rest always begins with exactly one slash, so that it never leads to another site. */
export function pathWithoutCity(
  path: string,
  knownSlugs: readonly string[],
): { readonly slug: string | null; readonly path: string } {
  const segment = firstSegment(path);
  const slug = decodedSegment(segment);
  if (slug === '' || PAGE_NAMES.includes(slug) || !knownSlugs.includes(slug))
    return { slug: null, path: rooted(path) };
  return { slug, path: rooted(rooted(path).slice(1 + segment.length)) };
}

function firstSegment(path: string): string {
  return /^[^/?#]*/.exec(rooted(path).slice(1))?.[0] ?? '';
}

function rooted(path: string): string {
  return `/${path.replace(/^[/\\\t\r\n]+/, '')}`;
}

/** What a segment of an address says; one with a malformed escape stays as it is. */
export function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
