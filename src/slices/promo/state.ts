/** A personal or common offer (assumptions, section 2, "Promo"). */
export interface Promo {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  readonly dateFrom: string | null;
  readonly dateTo: string | null;
  readonly isPersonal: boolean;
}

export interface PromoState {
  readonly list: readonly Promo[];
  readonly failure: string | null;
}

export const initialPromo: PromoState = { list: [], failure: null };
