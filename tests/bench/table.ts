/** One subject's outcome, as a reader gets it. */
export interface Report {
  readonly title: string;
  /** How it was measured and how to read it, a paragraph each. */
  readonly notes: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What is too long for the screen: it stands in the file only, below the table. */
  readonly appendix?: string;
}

/** What may stand in a cell of a Markdown table. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** The report as Markdown: title, machine, notes, table. */
export const markdown = ({ title, notes, columns, rows }: Report, machine: string): string =>
  [
    `## ${title}\n`,
    `${machine}\n`,
    ...notes.map((note) => `${note}\n`),
    line(columns),
    `|${columns.map((_, at) => (at === 0 ? '---|' : '--:|')).join('')}`,
    ...rows.map(line),
    '',
  ].join('\n');
