export type NavigationMode = 'push' | 'replace' | 'page';

export interface NavigationState {
  /** The address of the page, with its query. */
  readonly path: string;
  /** The customer was sent to a payment page. */
  readonly isPaymentOpen: boolean;
}

export const initialNavigation: NavigationState = { path: '/', isPaymentOpen: false };
