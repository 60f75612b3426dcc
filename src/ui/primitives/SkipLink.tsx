import styles from './skip-link.module.css';

export interface SkipLinkProps {
  /** The id of the page's main landmark, which must carry tabIndex -1. */
  readonly target?: string | undefined;
}

/** The first focusable thing of every page: it comes into sight with the focus and leads past the header. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      Перейти к содержимому
    </a>
  );
}
