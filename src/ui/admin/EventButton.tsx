import type { AppEvent } from '../../slices/events.ts';
import { momentText, SOURCES } from './eventWords.ts';

const LOOK = { width: '100%', textAlign: 'start', overflowWrap: 'anywhere' } as const;
const PRESENT = { ...LOOK, boxShadow: 'inset 3px 0 var(--accent)', paddingInlineStart: 10 } as const;

interface EventButtonProps {
  readonly event: AppEvent;
  /** From 1. */
  readonly number: number;
  readonly isPresent: boolean;
  readonly hasTime?: boolean;
  readonly onLook: (count: number) => void;
}

/** One event in a line; a press looks at the moment right after it. */
export function EventButton({ event, number, isPresent, hasTime = false, onLook }: EventButtonProps) {
  const { type, source, time } = event;
  return (
    <button
      type="button"
      style={isPresent ? PRESENT : LOOK}
      aria-current={isPresent ? 'step' : undefined}
      onClick={() => onLook(number)}
    >
      <span className="text-muted">{number}</span> <b>{type}</b>{' '}
      <span className="text-muted">{SOURCES[source]}</span>
      {hasTime && <span className="text-muted">{` ${momentText(time)}`}</span>}
    </button>
  );
}
