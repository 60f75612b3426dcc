export interface AdminState {
  /** An administrator's token lies in storage; the token itself is nowhere else. */
  readonly isAdmin: boolean;
}

export const initialAdmin: AdminState = { isAdmin: false };
