import { classNames } from './classNames.ts';
import styles from './stamp.module.css';

export interface StampProps {
  /** One word. */
  readonly children: string;
  /** `plain` lies over a picture, `soft` marks what is yours (a gift), `main` is the loudest and the rarest. */
  readonly tone?: 'plain' | 'soft' | 'main' | undefined;
}

/** A one-word mark, at most one on a card. */
export function Stamp({ children, tone = 'plain' }: StampProps) {
  return <span className={classNames(styles.stamp, tone !== 'plain' && styles[tone])}>{children}</span>;
}
