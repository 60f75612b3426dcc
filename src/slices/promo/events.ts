import { fact, payload } from '../../kernel/event.ts';
import type { Promo } from './state.ts';

export const promoEvents = {
  'promo/listLoaded': fact('server', payload<{ promos: readonly Promo[] }>()),
  'promo/listFailed': fact('server'),
  'promo/codeDue': fact('rule', payload<{ code: string }>()),
  /** Null: the server knows no promotion of that code; what it gives, the calculation says. */
  'promo/codeLoaded': fact('server', payload<{ code: string; promo: Promo | null }>()),
  'promo/codeFailed': fact('server'),
  'promo/codeCopyTapped': fact('user', payload<{ code: string }>()),
  'promo/codeCopied': fact('system', payload<{ code: string }>()),
  'promo/codeCopyFailed': fact('system'),
} as const;
