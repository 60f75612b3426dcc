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

interface TimeSliderProps {
  readonly count: number;
  readonly all: number;
  readonly onLook: (count: number) => void;
}

/** From no event to all of them; the canvas shows what the first so many give. */
export function TimeSlider({ count, all, onLook }: TimeSliderProps): React.ReactElement {
  return (
    <Row>
      <Button
        size="small"
        ariaLabel="На событие назад"
        disabled={count === 0}
        onClick={() => onLook(count - 1)}
      >
        ←
      </Button>
      <Range
        type="range"
        min={0}
        max={all}
        value={count}
        aria-label="Сколько событий показать"
        aria-valuetext={`${count} из ${all}`}
        onChange={({ currentTarget }) => onLook(currentTarget.valueAsNumber)}
      />
      <Button
        size="small"
        ariaLabel="На событие вперёд"
        disabled={count === all}
        onClick={() => onLook(count + 1)}
      >
        →
      </Button>
      <Counter>
        {count} из {all}
      </Counter>
      <Button size="small" ariaLabel={false} disabled={count === all} onClick={() => onLook(all)}>
        В конец
      </Button>
    </Row>
  );
}
