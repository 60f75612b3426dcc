import { classNames } from './classNames.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** What it stands for: a square picture, a line of heading, of text, of price, or a row of a form. */
  readonly shape: 'picture' | 'title' | 'text' | 'price' | 'block';
}

/** A still plate where something will stand. It holds the place at once and becomes visible after 300 ms. */
export function Skeleton({ shape }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[shape])} aria-hidden="true" />;
}
