import type { ProductId } from './catalog.ts';
import { maskDraft, type UnsavedAddress } from './customer.ts';
import { maskTable, type TableRequest } from './tableRequest.ts';

/** What is sent again by itself once it can be. An order is none of it: nobody orders without a press. */
export type Intent =
  | { readonly kind: 'like'; readonly productId: ProductId; readonly isLiked: boolean }
  | { readonly kind: 'address'; readonly draft: UnsavedAddress }
  | { readonly kind: 'reservation'; readonly request: TableRequest };

/** What it waits for. */
export type Need = 'login' | 'network';

/** Something that a customer chose and that has not gone through yet. */
export interface Wish {
  readonly id: string;
  /** When it was pressed, in ms. */
  readonly at: number;
  readonly needs: Need;
  readonly intent: Intent;
  /** The attempt under way, in whatever tab. `by`: the root of all that follows from it; `at` in ms. */
  readonly claim: { readonly by: string; readonly at: number } | null;
}

export function maskIntent(intent: Intent): Intent {
  if (intent.kind === 'address') return { ...intent, draft: maskDraft(intent.draft) };
  return intent.kind === 'reservation' ? { ...intent, request: maskTable(intent.request) } : intent;
}
export const maskWishes = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.map((wish) => ({ ...wish, intent: maskIntent(wish.intent) }));
