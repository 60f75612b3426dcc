import * as React from 'react';
import { styled } from 'storybook/theming';
import type { EventRow } from './messages.ts';

const SOURCES = {
  user: 'человек',
  server: 'сервер',
  timer: 'часы',
  tab: 'вкладка',
  system: 'браузер',
  rule: 'правило',
} as const satisfies Record<EventRow['source'], string>;

/** Deeper causes are not indented further: the type would leave the panel. */
const MOST_DEPTH = 6;
const INDENT = 14;

const Line = styled.li<{ readonly isAhead: boolean; readonly isLast: boolean }>(
  ({ theme, isAhead, isLast }) => ({
    borderTop: `1px solid ${theme.appBorderColor}`,
    opacity: isAhead ? 0.55 : 1,
    boxShadow: isLast ? `inset 3px 0 ${theme.color.secondary}` : 'none',
  }),
);
const Row = styled.div({ display: 'flex', alignItems: 'stretch' });
const Look = styled.button(({ theme }) => ({
  flex: '1 1 auto',
  display: 'grid',
  gridTemplateColumns: '3.5ch minmax(0, 1fr) 8ch 13ch',
  gap: 8,
  alignItems: 'baseline',
  padding: '5px 8px 5px 12px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover, &:focus-visible': { background: theme.background.hoverable },
  '@media (max-width: 480px)': { gridTemplateColumns: '3.5ch minmax(0, 1fr) 8ch' },
}));
const Number = styled.span(({ theme }) => ({
  color: theme.barTextColor,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
}));
const Type = styled.code(({ theme }) => ({
  fontFamily: theme.typography.fonts.mono,
  overflowWrap: 'anywhere',
}));
const Muted = styled.span(({ theme }) => ({ color: theme.barTextColor }));
const Time = styled(Muted)({
  fontVariantNumeric: 'tabular-nums',
  '@media (max-width: 480px)': { display: 'none' },
});
const More = styled.button(({ theme }) => ({
  padding: '5px 12px',
  border: 0,
  background: 'none',
  color: theme.color.secondary,
  font: 'inherit',
  cursor: 'pointer',
}));
const Payload = styled.textarea(({ theme }) => ({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  padding: '8px 12px',
  border: 0,
  resize: 'vertical',
  background: theme.background.app,
  color: theme.color.defaultText,
  font: `12px/1.45 ${theme.typography.fonts.mono}`,
}));

const MOST_ROWS = 18;
const rowsOf = (text: string): number => Math.min(text.split('\n').length, MOST_ROWS);

const clockText = (time: number): string => {
  const at = new Date(time);
  const clock = [at.getHours(), at.getMinutes(), at.getSeconds()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${clock.join(':')}.${String(at.getMilliseconds()).padStart(3, '0')}`;
};

interface EventLineProps {
  readonly row: EventRow;
  /** From 1. */
  readonly number: number;
  /** So many events are on the canvas. */
  readonly count: number;
  readonly payload: string | null;
  readonly onLook: () => void;
  readonly onPayload: () => void;
}

/** One event: a press shows the screen right after it, «данные» what it said. */
export function EventLine({ row, number, count, payload, onLook, onPayload }: EventLineProps) {
  const [isOpen, open] = React.useState(false);
  const indent = Math.min(row.depth, MOST_DEPTH) * INDENT;
  return (
    <Line isAhead={number > count} isLast={number === count}>
      <Row>
        <Look type="button" aria-current={number === count ? 'step' : undefined} onClick={onLook}>
          <Number>{number}</Number>
          <Type style={{ paddingLeft: indent }}>{row.type}</Type>
          <Muted>{SOURCES[row.source]}</Muted>
          <Time>{clockText(row.time)}</Time>
        </Look>
        <More
          type="button"
          aria-expanded={isOpen}
          aria-label={`Данные события ${number}`}
          onClick={() => {
            if (payload === null) onPayload();
            open(!isOpen);
          }}
        >
          данные
        </More>
      </Row>
      {isOpen && payload !== null && (
        <Payload
          readOnly
          aria-label={`Что сказало событие ${number}`}
          rows={rowsOf(payload)}
          value={payload}
        />
      )}
    </Line>
  );
}
