import { CATALOGUE } from './addresses.ts';
import type { Program } from './programs.ts';

/** The peer's page, beside the shop's. */
export const NEXT_PAGE = 'Next, catalogue';

/** The four pages of the shop that a first visit may open, and the peer's page of the same dishes. */
export const pagesOf = (shop: Program, next: Program): Readonly<Record<string, string>> => ({
  home: `${shop.origin}/`,
  catalogue: shop.origin + CATALOGUE,
  product: `${shop.origin}${CATALOGUE}/rolly-klassicheskie/filadelfiya-klassik`,
  cart: `${shop.origin}/samara/cart`,
  [NEXT_PAGE]: `${next.origin}/cached`,
});
