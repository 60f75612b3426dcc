import type { ReactNode } from 'react';
import { useRootMark } from '../primitives/useRootMark.ts';
import styles from './dock.module.css';

/** The next step at the foot of a narrow screen. The last child of a page with `page` of its style sheet. */
export function Dock({ children }: { readonly children: ReactNode }) {
  useRootMark('orderStep');
  return <div className={`${styles.dock} only-phone`}>{children}</div>;
}
