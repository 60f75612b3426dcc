import { box, list } from '../kit/geometry.ts';
import { area, clipped, group, line, moved, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { underShadow } from './bowl.ts';

const CHECKS = list(11, (i) => `M${-150 + i * 30}-170V170M-170 ${-150 + i * 30}H170`).join('');

/** A paper tray lined with a checked sheet, at the roll angle. The food is drawn about its middle. */
export const basket = (pen: Pen, food: string): string => {
  const tray = pen.outline(
    'M-182-128Q-188-148-166-148H166Q188-148 182-128L170 138Q168 152 152 152H-152Q-168 152-170 138Z',
  );
  const floor = box([-158, -132, 316, 262], 14);
  return (
    underShadow(pen, [208, 226, 200, 178], 0.4) +
    moved(
      group(copy(tray), 'fill="#7d5429" transform="translate(0 14)"') +
        group(copy(tray), `fill="${pen.slope('#c8975c')}"`) +
        area(floor, '#fdf8ee') +
        clipped(line(CHECKS, '#c9453a', [9, 0.16]), pen.clip(area(floor, '#fff'))) +
        line('M-164-140H160', '#fff3dc', [4, 0.6]) +
        food,
      'translate(200 194)',
    )
  );
};
