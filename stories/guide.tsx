import type { ReactNode } from 'react';
import './guide.css';

interface GuideProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of the workbench for the people who look at it. */
export function Guide({ title, children }: GuideProps) {
  return (
    <article className="guide">
      <h1 className="text-h1">{title}</h1>
      {children}
    </article>
  );
}

/** A part of such a page. */
export function GuidePart({ title, children }: GuideProps) {
  return (
    <section>
      <h2 className="text-h2">{title}</h2>
      {children}
    </section>
  );
}

interface GuideTableProps {
  /** What the table holds, for those who hear it. */
  readonly label: string;
  readonly heads: readonly string[];
  /** Each with a key of its own in its first cell. */
  readonly rows: readonly (readonly [key: string, ...cells: readonly ReactNode[]])[];
}

/** A table that scrolls by itself where the screen is narrow. */
export function GuideTable({ label, heads, rows }: GuideTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <section className="guide__scroll" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, ...cells]) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              {cells.map((cell, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns never change
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface StoryLinkProps {
  /** As in the address of the story. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Leads to another story, in the whole window of the workbench. */
export function StoryLink({ id, children }: StoryLinkProps) {
  return (
    <a className="text-link" href={`./?path=/story/${id}`} target="_top">
      {children}
    </a>
  );
}
