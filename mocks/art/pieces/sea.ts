import { darken, lighten } from '../kit/colour.ts';
import { box } from '../kit/geometry.ts';
import { area, line, moved } from '../kit/markup.ts';
import { solid, stroked, type Shape } from './piece.ts';

export const SEA_SHAPES = {
  puck: (pen, { color, vein, rind }) => {
    const d = pen.blob(17, { wobble: 0.06 });
    return solid(
      d,
      area(d, pen.ball(color)) +
        (rind ? line(d, rind, [3, 0.8]) : '') +
        line('M-8-5l9 12M-1-9l8 11', vein, [2.4, 0.7]),
    );
  },
  loop: (_pen, { color, vein }) => {
    const d = 'M-15 3A15 12 0 1 1 2 14';
    return stroked(
      d,
      6,
      line(d, vein, 6.6) + line(d, color, 4) + line('M-13-2A14 11 0 0 1-4-9', '#fff', [1.6, 0.7]),
    );
  },
  shrimp: (pen, { color, vein }) => {
    const d = 'M15-13C3-25-21-17-21 3-21 18-7 23 6 19 1 13-6 12-7 3-7-5 5-6 15-3Z';
    const tail = 'M5 19l12-4-3 7 7 3-14 1Z';
    return solid(
      d,
      area(tail, darken(vein, 0.1)) +
        area(d, pen.ball(color)) +
        line(
          'M7-17Q5-12 8-5M-4-18Q-5-10-1-4M-15-12Q-10-7-6-3M-20 0Q-14 2-8 3M-17 12Q-12 10-6 8',
          vein,
          [3, 0.7],
        ) +
        line('M-14-10Q-7-17 2-16', '#fff', [2, 0.6]),
    );
  },
  stick: (_pen, { color, vein, rind }) => {
    const d = box([-21, -8, 42, 16], 7);
    return solid(d, area(d, color) + line('M-15-5H15', rind, 5) + line('M-16 2H14M-14 5H16', vein, 1.4));
  },
  mussel: (pen, { color, rind }) => {
    const d = 'M-22 6C-22-10-4-18 10-14 22-10 25 2 18 10 6 20-18 18-22 6Z';
    return solid(
      d,
      area(d, pen.ball(rind)) +
        moved(area(d, pen.ball(lighten(color, 0.1))), 'scale(.74)') +
        line('M-10 3Q0-5 11 0', darken(color, 0.3), [2, 0.6]),
    );
  },
  sheet: (pen, { color, vein }) => {
    const d = 'M-30-34L28-38 34 32-26 38Z';
    return solid(
      d,
      area(d, pen.slope(color)) +
        line('M-24-20L26-24M-23-4L28-7M-22 14L29 11M-14-33L-8 35M10-35L16 32', vein, [1.2, 0.6]),
    );
  },
  roe: (pen, { color, vein }) => {
    const points = pen.spread(14, 12, { tries: 4 });
    return stroked(
      pen.dots(points),
      8,
      line(pen.dots(points), darken(color, 0.2), 7.6) +
        line(pen.dots(points), color, 6) +
        line(pen.dots(points.map(([x, y]) => [x - 1, y - 1])), vein, 2),
    );
  },
} satisfies Readonly<Record<string, Shape>>;
