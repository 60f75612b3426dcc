import type { Figure } from '../figures.ts';
import { figure } from '../statistics.ts';
import type { Burden } from './load.ts';

/** What a part of the subject has to show. */
export interface Part {
  readonly rows: readonly (readonly string[])[];
  readonly figures: readonly Figure[];
}

/** A row of what has no other side. */
export const rowAlone = (
  name: string,
  { cpuMs, p50, p99, bytes }: Burden,
  note: string,
): readonly string[] => [
  name,
  figure(cpuMs),
  '–',
  '–',
  figure(p50),
  figure(p99),
  figure(bytes / 1_000),
  note,
];
