import type { AllowedChange, Sentence } from '../changes/change.ts';
import { assumptions } from '../changes/change.ts';
import type { MakeLayer } from '../layers/layer.ts';

type Row = readonly [name: string, only: string | null, make: MakeLayer];

/** Alternatives that one sentence allows. */
export const allowedBy = (
  operator: string,
  sentence: Sentence,
  rows: readonly Row[],
): readonly AllowedChange[] =>
  rows.map(([name, only, make]) => ({ name, operator, only, make, allowedBy: sentence }));

export const OPTIONAL = assumptions('its head', 'an optional field may be absent or null');
export const EXTRA = assumptions('its head', 'an unknown extra field is kept or ignored, never an error');
