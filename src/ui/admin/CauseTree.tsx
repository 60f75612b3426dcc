import { EventButton } from './EventButton.tsx';
import type { Cause } from './support.ts';

/** A line leads from a cause to what followed. */
const BRANCH = {
  marginInlineStart: 8,
  paddingInlineStart: 12,
  borderInlineStart: '1px solid var(--line)',
} as const;

interface CauseTreeProps {
  readonly cause: Cause;
  /** The place of the event in sight, from 0. */
  readonly at: number;
  readonly onLook: (count: number) => void;
}

function Node({ cause: { event, at: own, effects }, at, onLook }: CauseTreeProps) {
  return (
    <li>
      <EventButton event={event} number={own + 1} isPresent={own === at} onLook={onLook} />
      {effects.length > 0 && (
        <ul style={BRANCH}>
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
