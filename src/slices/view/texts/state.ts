import type { InfoSlug } from '../../../domain/infoPages.ts';
import type { SafeTree } from '../../../domain/safeTree.ts';

/** The chain's own text of an informational page. */
export type PageText =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly title: string; readonly content: SafeTree };

export interface TextsState {
  /** Of the pages that this visit has opened. */
  readonly texts: Readonly<Partial<Record<InfoSlug, PageText>>>;
}

export const initialTexts: TextsState = { texts: {} };
