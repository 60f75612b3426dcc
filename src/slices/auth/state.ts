import type { Token } from '../../domain/personal.ts';

export interface AuthState {
  readonly token: Token | null;
  readonly isSubmitting: boolean;
  readonly failure: string | null;
  /** The server wants a one-time code (assumptions, section 6, "login by phone alone"). */
  readonly isCodeAsked: boolean;
  /** Where the customer wanted to go when the login stood in the way. */
  readonly returnTo: string | null;
}

export const initialAuth: AuthState = {
  token: null,
  isSubmitting: false,
  failure: null,
  isCodeAsked: false,
  returnTo: null,
};
