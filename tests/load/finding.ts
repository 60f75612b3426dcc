import { figure } from '../bench/statistics.ts';

/** What a part of the run has found, beside what the shop promises of it. */
export interface Finding {
  readonly what: string;
  /** The figure with its unit. */
  readonly found: string;
  /** In words; empty for a figure that is only told. */
  readonly promise: string;
  readonly isKept: boolean;
}

/** A part of the run: what it does to the shop stands in its file. */
export interface Part {
  readonly name: string;
  readonly run: () => Promise<readonly Finding[]>;
}

/** A figure that is told. */
export const told = (what: string, found: string): Finding => ({ what, found, promise: '', isKept: true });

/** A figure that is promised. */
export const promised = (what: string, found: string, promise: string, isKept: boolean): Finding => ({
  what,
  found,
  promise,
  isKept,
});

/** A number that must not be larger. */
export const atMost = (what: string, value: number, most: number, unit: string): Finding =>
  promised(what, `${figure(value)} ${unit}`, `≤ ${figure(most)} ${unit}`, value <= most);

/** A count of what must never happen. */
export const never = (what: string, count: number): Finding =>
  promised(what, String(count), '0', count === 0);

/** A table of Markdown. */
export const tableOf = (name: string, findings: readonly Finding[]): string =>
  [
    `### ${name}`,
    '',
    '| what | found | promised | |',
    '|---|--:|--:|---|',
    ...findings.map(
      ({ what, found, promise, isKept }) =>
        `| ${what} | ${found} | ${promise || '–'} | ${promise === '' ? '' : isKept ? 'kept' : '**broken**'} |`,
    ),
    '',
  ].join('\n');
