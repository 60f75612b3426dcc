import { fact } from '../../kernel/event.ts';
import type { Promo } from './state.ts';

export const promoEvents = {
  'promo/listLoaded': fact<{ promos: readonly Promo[] }>('server'),
  'promo/listFailed': fact('server'),
} as const;
