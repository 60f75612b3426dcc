import { FIGURE_COLUMNS } from './figures.ts';
import { tableHead, tableLine } from './table.ts';

/** When and where something was measured. */
export interface Moment {
  /** `2026-11-24` */
  readonly date: string;
  /** Short hash; with a plus where the tree had changes of its own. */
  readonly commit: string;
}

/** All below it is the bench's own; what stands above is written by people. */
export const MARK = '<!-- Below this line writes `npm run bench -- --keep`. -->';

const HEAD = tableHead([...FIGURE_COLUMNS, 'date', 'commit']);
const titleOf = (subject: string): string => `### ${subject}`;

const splitAt = (text: string, mark: string): readonly [string, string] => {
  const at = text.indexOf(mark);
  return at < 0 ? [text.trimEnd(), ''] : [text.slice(0, at).trimEnd(), text.slice(at + mark.length)];
};

/** The rows that each subject has, as they stand there. */
const sectionsIn = (text: string): Map<string, readonly string[]> =>
  new Map(
    text
      .split(/^### /m)
      .slice(1)
      .map((section) => {
        const [title = '', ...lines] = section.split('\n');
        const rows = lines.filter((line) => line.startsWith('| ') && !HEAD.startsWith(line));
        return [title.trim(), rows];
      }),
  );

const figureOf = (row: string): string => row.split(' | ')[0] ?? row;
const momentOf = (row: string): string => row.split(' | ').slice(-2).join(' | ');

/** The newest row of a figure stands first, its history below it; a second run of one day and commit takes the first one's place. */
const withHistory = (fresh: readonly string[], old: readonly string[]): readonly string[] => {
  const known = new Set(fresh.map(figureOf));
  const rows = fresh.flatMap((row) => [
    row,
    ...old.filter((one) => figureOf(one) === figureOf(row) && momentOf(one) !== momentOf(row)),
  ]);
  return [...rows, ...old.filter((one) => !known.has(figureOf(one)))];
};

/** The text of docs/performance.md with the rows of a subject's run: `cells` are those of `FIGURE_COLUMNS`. */
export const withRows = (
  text: string,
  subject: string,
  cells: readonly (readonly string[])[],
  { date, commit }: Moment,
): string => {
  const [above, below] = splitAt(text, MARK);
  const sections = sectionsIn(below);
  const fresh = cells.map((row) => tableLine([...row, date, commit]));
  sections.set(subject, withHistory(fresh, sections.get(subject) ?? []));
  const parts = [...sections].map(([name, rows]) => `${titleOf(name)}\n\n${HEAD}\n${rows.join('\n')}\n`);
  return `${above}\n\n${MARK}\n\n${parts.join('\n')}`;
};
