import { ABOUT_PAGES, type ChainPage } from './pages.about.ts';
import { LEGAL_PAGES } from './pages.legal.ts';
import { SEASON_PAGES } from './pages.season.ts';

/** Every text of `GET /page/{slug}`. */
export const PAGES = { ...ABOUT_PAGES, ...SEASON_PAGES, ...LEGAL_PAGES } satisfies Readonly<
  Record<string, ChainPage>
>;

/** The page of this slug, or null where the back end answers 404. */
export const pageOf = (slug: string): ChainPage | null =>
  Object.entries(PAGES).find(([name]) => name === slug)?.[1] ?? null;
