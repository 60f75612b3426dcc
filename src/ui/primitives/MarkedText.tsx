import type { ReactNode } from 'react';
import type { Range } from '../../domain/searchWords.ts';

export interface MarkedTextProps {
  /** The whole text. */
  readonly text: string;
  /** What to mark, in any order; parts that overlap are marked once. */
  readonly ranges: readonly Range[];
}

/** A text with some of its parts marked, as in the results of a search. */
export function MarkedText({ text, ranges }: MarkedTextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const start = Math.max(from, end);
    if (start >= to) continue;
    parts.push(text.slice(end, start), <mark key={start}>{text.slice(start, to)}</mark>);
    end = to;
  }
  return parts.length === 0 ? text : [...parts, text.slice(end)];
}
