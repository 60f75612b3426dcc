import { textHash } from '../../domain/textHash.ts';
import type { AppState } from '../state.ts';

/** Whose what is kept across visits is: the customer's id by its hash, null for a guest. */
export const whoseOf = ({ user }: AppState): string | null => user.customer && textHash(user.customer.id);
