import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from '../primitives/Link.tsx';
import type { SafeCell, SafeNode, SafeTree } from '../../domain/safeTree.ts';
import { classNames } from '../primitives/classNames.ts';
import { useContentLink } from '../routing.ts';
import styles from './safe-html.module.css';

interface TreeProps {
  readonly tree: SafeTree;
}

function ContentLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const link = useContentLink()(href);
  if (link?.kind === 'shop')
    return (
      <Link className="text-link" to={link.to}>
        {children}
      </Link>
    );
  return (
    <a
      className={classNames('text-link', href.startsWith('tel:') && 'text-whole')}
      href={link?.href}
      rel="noopener"
    >
      {children}
    </a>
  );
}

/** Wider than the page, a table is moved inside of its own box, by keys too. */
function Table({ tree }: TreeProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keys
    <figure className={styles.table} aria-label="Таблица" tabIndex={0}>
      <table>
        <Nodes tree={tree} />
      </table>
    </figure>
  );
}

function Cell({ cell }: { readonly cell: SafeCell }) {
  const { name: Name, columns, rows, children } = cell;
  return (
    <Name colSpan={columns} rowSpan={rows}>
      <Nodes tree={children} />
    </Name>
  );
}

const rendered = (node: SafeNode): ReactNode => {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'cell') return <Cell cell={node} />;
  if (node.kind === 'link')
    return (
      <ContentLink href={node.href}>
        <Nodes tree={node.children} />
      </ContentLink>
    );
  if (node.name === 'table') return <Table tree={node.children} />;
  return node.name === 'br' ? <br /> : createElement(node.name, null, <Nodes tree={node.children} />);
};

function Nodes({ tree }: TreeProps) {
  return tree.map((node, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a text never changes while it is shown
    <Fragment key={index}>{rendered(node)}</Fragment>
  ));
}

/** A heading of the text that its contents lead to. */
function Heading({ id, tree }: TreeProps & { readonly id: string }) {
  return (
    <h2 id={id}>
      <Nodes tree={tree} />
    </h2>
  );
}

interface SafeHtmlProps extends TreeProps {
  /** Of its headings, for the contents beside it. */
  readonly ids?: ReadonlyMap<SafeNode, string> | undefined;
}

/** The chain's text as elements of the shop; nothing of it is ever inserted as HTML. */
export function SafeHtml({ tree, ids }: SafeHtmlProps) {
  return (
    <div className={styles.prose} data-prose="">
      {tree.map((node, index) => {
        const id = ids?.get(node);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a text never changes while it is shown
          <Fragment key={index}>
            {id !== undefined && node.kind === 'element' ? (
              <Heading id={id} tree={node.children} />
            ) : (
              rendered(node)
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
