import { fact, payload } from '../../../kernel/event.ts';
import type { StepBack } from './state.ts';

/** «Вернуть», and Ctrl+Z. */
export const undoEvents = {
  'cart/undoTapped': fact('user', { edits: true, shared: false }),
  /** Ctrl+Z or ⌘Z in the cart. */
  'cart/undoPressed': fact('user', { edits: true, shared: false }),
  /** The change of that id was taken back, as far as that was possible. */
  'cart/changeReversed': fact('rule', payload<{ change: string; back: readonly StepBack[] }>(), {
    shared: true,
  }),
  'cart/undoPassed': fact('timer', { shared: false }),
} as const;
