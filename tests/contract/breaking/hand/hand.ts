import type { BreakingChange } from '../../changes/change.ts';
import type { MakeLayer } from '../../layers/layer.ts';

type Row = readonly [name: string, only: string | null, hurts: string, make: MakeLayer];

/** Changes of one kind that were written by hand. */
export const byHand = (operator: string, rows: readonly Row[]): readonly BreakingChange[] =>
  rows.map(([name, only, hurts, make]) => ({ name, operator, only, hurts, make }));
