import * as z from 'zod/mini';
import { savedReader, savedText } from '../saved.ts';
import type { AuthState } from './state.ts';

// Read by older tabs too: change only together with STORE_VERSION.
export const readSavedAuth = savedReader<AuthState, 'isSubmitting' | 'failure' | 'isCodeAsked' | 'returnTo'>({
  token: z.nullable(savedText),
});
