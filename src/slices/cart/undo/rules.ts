import { linesChanged } from '../settling.ts';
import type { PartRules } from '../tables.ts';
import type { undoEvents } from './events.ts';
import { undone } from './undo.ts';

export const undoRules: PartRules<keyof typeof undoEvents> = {
  'cart/undoTapped': undone,
  'cart/lineRestored': linesChanged,
};
