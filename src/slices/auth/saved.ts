import * as z from 'zod/mini';
import { readSaved, savedText } from '../saved.ts';
import type { AuthState } from './state.ts';

// Read by older tabs too: change only together with STORE_VERSION.
const auth = z.object({ token: z.nullable(savedText) });

export const readSavedAuth = (value: unknown): Partial<AuthState> | null => readSaved<AuthState>(auth, value);
