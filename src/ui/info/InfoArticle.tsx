import { useMemo, type ReactNode } from 'react';
import type { InfoSlug } from '../../domain/infoPages.ts';
import { textParts, type TextPart } from '../../domain/textParts.ts';
import { selectPageText } from '../../slices/view/selectors.ts';
import { useSelect } from '../store.tsx';
import { InfoText } from './InfoText.tsx';
import { SafeHtml } from './SafeHtml.tsx';
import styles from './info-article.module.css';

function Contents({ parts }: { readonly parts: readonly TextPart[] }) {
  return (
    <nav className={styles.contents} aria-label="На этой странице">
      {parts.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}

interface InfoArticleProps {
  readonly slug: InfoSlug;
  /** What follows the text. */
  readonly children: ReactNode;
}

/** The chain's text with the way to each of its parts. */
export function InfoArticle({ slug, children }: InfoArticleProps) {
  const text = useSelect(selectPageText(slug));
  const tree = text.status === 'ready' ? text.content : null;
  const parts = useMemo(() => textParts(tree ?? []), [tree]);
  const ids = useMemo(() => new Map(parts.map(({ heading, id }) => [heading, id])), [parts]);
  if (tree === null || parts.length === 0)
    return (
      <>
        <InfoText slug={slug} />
        {children}
      </>
    );
  return (
    <div className={styles.article}>
      <Contents parts={parts} />
      <div>
        <SafeHtml tree={tree} ids={ids} />
        {children}
      </div>
    </div>
  );
}
