const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** What a sitemap may hold by its protocol. */
const MOST = 50_000;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const list = (root: string, entry: string, addresses: readonly string[]): string =>
  [
    `${HEAD}<${root} xmlns="${SCHEMA}">`,
    ...addresses.slice(0, MOST).map((address) => `<${entry}><loc>${escaped(address)}</loc></${entry}>`),
    `</${root}>\n`,
  ].join('\n');

/** A sitemap of pages, by their whole addresses. */
export const sitemap = (pages: readonly string[]): string => list('urlset', 'url', pages);

/** A sitemap of sitemaps. */
export const sitemapIndex = (sitemaps: readonly string[]): string =>
  list('sitemapindex', 'sitemap', sitemaps);

/** robots.txt: what nobody needs to find, with and without a city, and where the sitemap is. */
export const robots = (privatePaths: readonly string[], sitemapAddress: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...privatePaths.flatMap((path) => [`Disallow: /${path}`, `Disallow: /*/${path}`]),
    '',
    `Sitemap: ${sitemapAddress}`,
    '',
  ].join('\n');
