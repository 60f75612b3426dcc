import styles from './skip-link.module.css';

export interface SkipLinkProps {
  /** The id of what it leads to, which must carry tabIndex -1. */
  readonly target: string;
  /** Where it leads: «К блюдам». */
  readonly text: string;
}

/** Comes into sight with the focus and leads past what stands before its target: the header, the sections of a menu. */
export function SkipLink({ target, text }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {text}
    </a>
  );
}
