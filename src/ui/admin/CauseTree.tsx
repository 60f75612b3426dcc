import { SOURCES } from './eventWords.ts';
import type { Cause } from './support.ts';
import styles from './admin.module.css';

interface CauseTreeProps {
  readonly cause: Cause;
  /** The place of the event in sight, from 0. */
  readonly at: number;
  readonly onLook: (count: number) => void;
}

function Node({ cause: { event, at: own, effects }, at, onLook }: CauseTreeProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.event}
        aria-current={own === at ? 'step' : undefined}
        onClick={() => onLook(own + 1)}
      >
        <span className="text-muted">{own + 1}</span> <b>{event.type}</b>{' '}
        <span className="text-muted">{SOURCES[event.source]}</span>
      </button>
      {effects.length > 0 && (
        <ul className={styles.tree}>
          {effects.map((effect) => (
            <Node key={effect.at} cause={effect} at={at} onLook={onLook} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** What led to an event and what followed, from the first cause on. */
export function CauseTree(props: CauseTreeProps) {
  return (
    <ul aria-label="Причина и следствия">
      <Node {...props} />
    </ul>
  );
}
