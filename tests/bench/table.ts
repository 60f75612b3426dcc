import type { Figure } from './figures.ts';

/** One subject's outcome, as a reader gets it. */
export interface Report {
  readonly title: string;
  /** How it was measured and how to read it, a paragraph each. */
  readonly notes: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What of it is held against goals, and kept in docs/performance.md. */
  readonly figures: readonly Figure[];
  /** What is too long for the screen: it stands in the file only, below the table. */
  readonly appendix?: string;
}

/** What may stand in a cell of a Markdown table. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

export const tableLine = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** The heads of a Markdown table, and the line below them. */
export const tableHead = (columns: readonly string[]): string =>
  `${tableLine(columns)}\n|${columns.map((_, at) => (at === 0 ? '---|' : '--:|')).join('')}`;

export const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [tableHead(columns), ...rows.map(tableLine), ''].join('\n');

/** The report as Markdown: title, machine, notes, table. */
export const markdown = ({ title, notes, columns, rows }: Report, machine: string): string =>
  [`## ${title}\n`, `${machine}\n`, ...notes.map((note) => `${note}\n`), table(columns, rows)].join('\n');
