import type { AppState } from '../../slices/state.ts';
import { textsOf } from '../title.ts';

interface HeadInput {
  readonly state: AppState;
  readonly url: URL;
  readonly siteUrl: string | null;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Title, description, canonical link and Open Graph of a page; no canonical without SITE_URL (assumptions, section 1). */
export function headOf({ state, url, siteUrl }: HeadInput): string {
  const { title, description } = textsOf(state, url.pathname);
  const canonical = siteUrl ? new URL(url.pathname, siteUrl).href : null;
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    canonical ? `<link rel="canonical" href="${escaped(canonical)}" />` : '',
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:locale" content="ru_RU" />',
    canonical ? `<meta property="og:url" content="${escaped(canonical)}" />` : '',
  ].join('');
}
