import type { ReactNode } from 'react';
import { classNames } from '../primitives/classNames.ts';
import styles from './dock.module.css';

/** The next step at the foot of a narrow screen, above the bottom menu. The last child of a page with `page` of its style sheet. */
export function Dock({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classNames(styles.dock, 'only-phone')} data-next-step="order">
      {children}
    </div>
  );
}
