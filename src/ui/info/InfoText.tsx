import { INFO_PAGES, type InfoSlug } from '../../domain/infoPages.ts';
import { selectPageText } from '../../slices/view/selectors.ts';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { PhoneLink } from '../shell/CallButton.tsx';
import { useSelect } from '../store.tsx';
import { SafeHtml } from './SafeHtml.tsx';
import styles from './info-text.module.css';
import safeHtmlStyles from './safe-html.module.css';

interface InfoProps {
  readonly slug: InfoSlug;
}

/** The name of the page, in the chain's words once they are there. */
export function useInfoTitle(slug: InfoSlug): string {
  const text = useSelect(selectPageText(slug));
  return (text.status === 'ready' && text.title) || INFO_PAGES[slug].title;
}

export function InfoTitle({ slug }: InfoProps) {
  return <h1 className="text-h1">{useInfoTitle(slug)}</h1>;
}

const LINES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

function Waiting() {
  return (
    <div className={styles.wait} aria-busy="true">
      {LINES.map((line) => (
        <Skeleton key={line} shape="text" />
      ))}
    </div>
  );
}

/** The chain's text; ours and the phone where it cannot be had. */
export function InfoText({ slug }: InfoProps) {
  const text = useSelect(selectPageText(slug));
  if (text.status === 'loading') return <Waiting />;
  if (text.status === 'ready' && text.content.length > 0) return <SafeHtml tree={text.content} />;
  return (
    <div className={safeHtmlStyles.prose} data-prose="">
      <p>{INFO_PAGES[slug].text}</p>
      <p>
        {'Подробности — по телефону '}
        <PhoneLink className="text-link text-whole" />
      </p>
    </div>
  );
}
