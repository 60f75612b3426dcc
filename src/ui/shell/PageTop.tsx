import type { ReactNode } from 'react';
import { IconButton } from '../primitives/IconButton.tsx';
import { useRootMark } from '../primitives/useRootMark.ts';
import { useNavigate } from '../navigating.ts';
import { useCityPath } from '../routing.ts';
import { CallButton } from './CallButton.tsx';
import styles from './page-top.module.css';

export interface PageTopProps {
  readonly title: string;
  /** Path under the city for whoever came here from outside the shop. */
  readonly fallback: string;
  /** What stands beside the title. */
  readonly children?: ReactNode;
}

/** The router numbers the entries of its history from the one that the shop was entered by. */
function cameFromShop(): boolean {
  const entry: unknown = history.state;
  return typeof entry === 'object' && entry !== null && 'idx' in entry && entry.idx !== 0;
}

/** The head of a page on the way to the order. On a phone it is all the head there is: back, title, help. */
export function PageTop({ title, fallback, children }: PageTopProps) {
  const navigate = useNavigate();
  const path = useCityPath();
  useRootMark('pageTop');
  return (
    <div className={`page-head ${styles.top}`}>
      <span className="only-phone">
        <IconButton
          icon="back"
          label="Назад"
          onClick={() => (cameFromShop() ? navigate(-1) : navigate(path(fallback), { replace: true }))}
        />
      </span>
      <h1 className={`text-h1 ${styles.title}`} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <span className={`only-phone ${styles.help}`}>
        <CallButton />
      </span>
    </div>
  );
}
