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

/** What the page of the list says of a list that is lost, whatever else is. */
export const LIST_FAILED = 'Ошибка при загрузке промокодов';

export interface PromoState {
  readonly list: readonly Promo[];
  /** The promotion of a coupon that is not in the list, by the code that was asked for. */
  readonly current: { readonly code: string; readonly promo: Promo | null } | null;
  /**
   * What could not be done, in the words of the screen (specification, section 8, "Promo codes"): of several the one that weighs most
   * for a cart.
   */
  readonly failure: string | null;
  readonly failed: 'list' | 'code' | 'calculation' | null;
  /** Discounts and gifts of the cart could not be had, whatever else failed since. */
  readonly isUncalculated: boolean;
}

export const initialPromo: PromoState = {
  list: [],
  current: null,
  failure: null,
  failed: null,
  isUncalculated: false,
};
