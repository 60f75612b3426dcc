type Connection = 'none' | 'open' | 'lost';

export interface PageState {
  /** True once the saved state is in: before it nothing personal is known. */
  readonly isRestored: boolean;
  readonly isOnline: boolean;
  readonly isVisible: boolean;
  readonly connection: Connection;
  /** Milliseconds, ticked every minute: what selectors may know of the time. 0 on the server. */
  readonly now: number;
}

export const initialPage: PageState = {
  isRestored: false,
  isOnline: true,
  isVisible: true,
  connection: 'none',
  now: 0,
};
