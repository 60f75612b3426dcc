import { fact } from '../../kernel/event.ts';
import type { Promo } from './state.ts';

export const promoEvents = {
  'promo/listLoaded': fact<{ promos: readonly Promo[] }>('server'),
  'promo/listFailed': fact('server'),
  'promo/codeDue': fact<{ code: string }>('rule'),
  /** Null: the server knows no promotion of that code; what it gives, the calculation says. */
  'promo/codeLoaded': fact<{ code: string; promo: Promo | null }>('server'),
  'promo/codeFailed': fact('server'),
  'promo/codeCopyTapped': fact<{ code: string }>('user'),
  'promo/codeCopied': fact<{ code: string }>('system'),
  'promo/codeCopyFailed': fact('system'),
} as const;
