import * as React from 'react';
import { styled } from 'storybook/theming';
import { EventLine } from './EventLine.tsx';
import type { EventRow } from './messages.ts';

const List = styled.ol(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  overflow: 'hidden',
}));
const Part = styled.li(({ theme }) => ({
  padding: '6px 12px',
  background: theme.background.hoverable,
  color: theme.barTextColor,
  fontWeight: theme.typography.weight.bold,
}));

interface EventListProps {
  readonly rows: readonly EventRow[];
  readonly given: number;
  readonly count: number;
  readonly payloads: ReadonlyMap<number, string>;
  readonly onLook: (count: number) => void;
  readonly onPayload: (index: number) => void;
}

/** Every event in its order; what the story was given stands first. */
export function EventList({ rows, given, count, payloads, onLook, onPayload }: EventListProps) {
  if (rows.length === 0) return null;
  return (
    <List aria-label="События истории">
      {rows.map((row, index) => (
        <React.Fragment key={row.id}>
          {index === 0 && given > 0 && <Part>Дано до начала истории</Part>}
          {index === given && given > 0 && <Part>С начала истории</Part>}
          <EventLine
            row={row}
            number={index + 1}
            count={count}
            payload={payloads.get(index) ?? null}
            onLook={() => onLook(index + 1)}
            onPayload={() => onPayload(index)}
          />
        </React.Fragment>
      ))}
    </List>
  );
}
