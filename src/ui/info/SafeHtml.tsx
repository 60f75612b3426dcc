import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SafeNode, SafeTree } from '../../domain/safeTree.ts';
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
    <a className="text-link" href={link?.href} rel="noopener">
      {children}
    </a>
  );
}

const rendered = (node: SafeNode): ReactNode => {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'link')
    return (
      <ContentLink href={node.href}>
        <Nodes tree={node.children} />
      </ContentLink>
    );
  return node.name === 'br' ? <br /> : createElement(node.name, null, <Nodes tree={node.children} />);
};

function Nodes({ tree }: TreeProps) {
  return tree.map((node, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a text never changes while it is shown
    <Fragment key={index}>{rendered(node)}</Fragment>
  ));
}

/** The chain's text as elements of the shop; nothing of it is ever inserted as HTML. */
export function SafeHtml({ tree }: TreeProps) {
  return (
    <div className={styles.prose} data-prose="">
      <Nodes tree={tree} />
    </div>
  );
}
