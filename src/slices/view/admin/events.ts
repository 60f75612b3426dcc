import { maskText, type Token } from '../../../domain/personal.ts';
import { fact, payload } from '../../../kernel/event.ts';

/** The administrator's; no call that checks the token is known (assumptions, section 6, "admin token"). */
export const adminEvents = {
  'view/adminTokenEntered': fact('user', payload<{ token: Token }>({ token: maskText })),
  'view/adminLeft': fact('user'),
} as const;
