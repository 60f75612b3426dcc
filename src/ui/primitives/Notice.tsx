import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import styles from './notice.module.css';

export interface NoticeProps {
  /** `bad` is an error and speaks at once; the others wait for a pause. */
  readonly tone?: 'info' | 'ok' | 'warn' | 'bad' | undefined;
  /** What has happened, in bold. */
  readonly title?: string | undefined;
  /** What to know or to do. */
  readonly children?: ReactNode;
  /** Instead of the sign of the tone. */
  readonly icon?: IconName | undefined;
  /** A button at the right edge. */
  readonly aside?: ReactNode;
  /** A part of the page from its first moment: no live role, nothing is announced. */
  readonly isStill?: boolean | undefined;
}

const ICON = { info: 'info', ok: 'check', warn: 'clock', bad: 'alert' } as const satisfies Record<
  string,
  IconName
>;

/** A message in the flow of the page: role alert for errors, status for the rest. */
export function Notice({ tone = 'info', title, children, icon, aside, isStill = false }: NoticeProps) {
  const live = tone === 'bad' ? 'alert' : 'status';
  return (
    <div
      className={classNames(
        styles.notice,
        tone !== 'warn' && styles[tone],
        aside !== undefined && styles.withAside,
      )}
      role={isStill ? undefined : live}
    >
      <Icon name={icon ?? ICON[tone]} size={20} />
      <div className={styles.text}>
        {title !== undefined && <b className={styles.title}>{title}</b>}
        {children}
      </div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
