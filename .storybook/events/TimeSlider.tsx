import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';

const Row = styled.div({ display: 'flex', alignItems: 'center', gap: 8 });
const Range = styled.input(({ theme }) => ({
  flex: '1 1 auto',
  minWidth: 80,
  height: 24,
  accentColor: theme.color.secondary,
}));
const Counter = styled.output({ minWidth: 92, textAlign: 'right', fontVariantNumeric: 'tabular-nums' });

/** A dialog that comes on the canvas takes the focus; a key pressed so recently still means the slider, in ms. */
const STILL_SLIDING_MS = 1_500;

interface TimeSliderProps {
  readonly count: number;
  readonly all: number;
  readonly onLook: (count: number) => void;
}

/** From no event to all of them; the canvas shows what the first so many give. */
export function TimeSlider({ count, all, onLook }: TimeSliderProps) {
  const slidAt = React.useRef(Number.NEGATIVE_INFINITY);
  // Until the canvas has followed, the next key counts from here.
  const [{ seen, wanted }, become] = React.useState({ seen: count, wanted: count });
  if (seen !== count) become({ seen: count, wanted: count });
  const place = seen === count ? wanted : count;
  const look = (next: number): void => {
    become({ seen: count, wanted: next });
    onLook(next);
  };
  const keepFocus = ({ currentTarget }: React.FocusEvent<HTMLInputElement>): void => {
    const isTaken = performance.now() - slidAt.current < STILL_SLIDING_MS;
    if (isTaken) requestAnimationFrame(() => takenByCanvas() && currentTarget.focus());
  };
  return (
    <Row>
      <Button
        size="small"
        ariaLabel="На событие назад"
        disabled={place === 0}
        onClick={() => look(place - 1)}
      >
        ←
      </Button>
      <Range
        type="range"
        min={0}
        max={all}
        value={place}
        aria-label="Сколько событий показать"
        aria-valuetext={`${place} из ${all}`}
        onChange={({ currentTarget }) => {
          slidAt.current = performance.now();
          look(currentTarget.valueAsNumber);
        }}
        onBlur={keepFocus}
      />
      <Button
        size="small"
        ariaLabel="На событие вперёд"
        disabled={place === all}
        onClick={() => look(place + 1)}
      >
        →
      </Button>
      <Counter>
        {place} из {all}
      </Counter>
      <Button size="small" ariaLabel={false} disabled={place === all} onClick={() => look(all)}>
        В конец
      </Button>
    </Row>
  );
}

const takenByCanvas = (): boolean => document.activeElement instanceof HTMLIFrameElement;
