import { darken, lighten } from '../kit/colour.ts';
import { list } from '../kit/geometry.ts';
import { area, group, line, copy } from '../kit/markup.ts';
import { pair } from '../kit/text.ts';
import { solid, solidUse, stroked, type Shape } from './piece.ts';

export const GREENS_SHAPES = {
  dollop: (pen, { color, vein }) => {
    const d = pen.blob(21, { wobble: 0.14, corners: 8, squash: 0.9 });
    return solid(
      d,
      area(d, pen.radial({ 0: '#fff', 60: color, 100: darken(vein, 0.16) })) +
        line('M-10-4Q-5-12 4-11', '#fff', [3, 0.9]),
    );
  },
  shaving: (pen, { color, vein }) => {
    const d = 'M-22 5Q-10-12 6-9T23-4Q12 10-2 7T-22 5Z';
    return solid(d, area(d, pen.slope(color)) + line('M-16 3Q-4-6 16-4', vein, 1.6));
  },
  leaf: (pen, { color, vein }) => {
    const d = 'M-23 3C-14-16 8-17 24-2 10 14-12 16-23 3Z';
    return solid(
      d,
      area(d, pen.linear({ 0: lighten(color, 0.22), 50: color, 52: darken(color, 0.2), 100: color })) +
        line('M-20 2Q0-2 20-1M-8 1L-2-7M2-1L9-7M-7 1L0 8M4-1L10 6', vein, [1.4, 0.8]),
    );
  },
  ruffle: (pen, { color, vein }) => {
    const edge = pen.outline(pen.blob(27, { wobble: 0.2, corners: 11, squash: 0.86 }));
    return solidUse(
      edge,
      group(copy(edge), `fill="${pen.ball(color)}"`) +
        group(
          copy(edge, 'rotate(20)scale(.8)'),
          `stroke="${lighten(color, 0.35)}" stroke-width="4" opacity=".6"`,
        ) +
        line('M-16 6Q0 0 18-5M-5 3L-8-9M4 0L3-12M3 1L9 10', vein, [2.2, 0.85]),
    );
  },
  weed: (pen, { color, vein }) => {
    const d = list(
      5,
      () =>
        `M${pair(pen.between(-20, -8), pen.between(-12, 12))}q${pair(10, pen.between(-16, 16))} ${pair(18, pen.between(-6, 6))}t${pair(12, pen.between(-8, 8))}`,
    ).join('');
    return stroked(d, 4.6, line(d, darken(color, 0.3), 5) + line(d, color, 3.4) + line(d, vein, [1.1, 0.8]));
  },
} satisfies Readonly<Record<string, Shape>>;
