import { select } from '../select.ts';
import type { AppState } from '../state.ts';

export const selectLogin = select(
  (state: AppState) => state.auth,
  ({ isSubmitting, failure, isCodeAsked }) => ({ isSubmitting, failure, isCodeAsked }),
);
