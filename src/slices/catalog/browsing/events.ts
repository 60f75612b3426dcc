import { fact, payload } from '../../../kernel/event.ts';

/** The customer looks for something in the menu. */
export const browsingEvents = {
  'catalog/searchTyped': fact('user', payload<{ text: string }>()),
  'catalog/filterToggled': fact('user', payload<{ code: string }>()),
  'catalog/filtersCleared': fact('user'),
} as const;
