import { draft } from '../../draft.ts';
import { recoveryTapped } from '../lines/repeating.ts';
import type { PartRules } from '../tables.ts';
import type { lostEvents } from './events.ts';

export const lostRules: PartRules<keyof typeof lostEvents> = {
  'cart/recoveryTapped': recoveryTapped,
  'cart/recoveryDeclined': () => [draft('cart/lostSettled')],
};
