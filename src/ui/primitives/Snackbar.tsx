import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import { TopLayer } from '../dialog/TopLayer.tsx';
import styles from './snackbar.module.css';

export interface SnackbarProps {
  /** What happened, one short sentence. */
  readonly children: ReactNode;
  /** The word of the button, «Вернуть». */
  readonly action?: string | undefined;
  /** The press on that button. */
  readonly onAction?: (() => void) | undefined;
  /** An error speaks at once. */
  readonly isError?: boolean | undefined;
}

export interface StatusPillProps {
  /** What lasts, in a few words. */
  readonly children: ReactNode;
  /** What lasts, drawn. */
  readonly icon: IconName;
}

/** A passing message with at most one action. It does not go by itself: whoever shows it takes it away. */
export function Snackbar({ children, action, onAction, isError = false }: SnackbarProps) {
  return (
    <div className={styles.message} role={isError ? 'alert' : 'status'}>
      <span>{children}</span>
      {action !== undefined && (
        <button type="button" className={styles.action} onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  );
}

/** A lasting state of the whole shop, such as a lost connection. */
export function StatusPill({ children, icon }: StatusPillProps) {
  return (
    <output className={styles.pill}>
      <Icon name={icon} size={20} />
      {children}
    </output>
  );
}

/** The place of snackbars and pills, above the bottom menu; above the dialog while one is open. */
export function SnackbarRegion({ children }: Pick<SnackbarProps, 'children'>) {
  return (
    <TopLayer>
      <div className={`${styles.messages} page-clear`}>{children}</div>
    </TopLayer>
  );
}
