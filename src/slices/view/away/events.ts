import { fact, payload } from '../../../kernel/event.ts';
import type { FoundChanges } from './state.ts';

export const awayEvents = {
  /** Prices, dishes, hours, terms or the order's status are not what they were at the end of the last visit. */
  'view/changesFound': fact('system', payload<FoundChanges>(), { shared: false }),
  'view/changesClosed': fact('user', { shared: false }),
} as const;
