import { lighten } from '../kit/colour.ts';
import { ellipsePath, list } from '../kit/geometry.ts';
import { area, disc, line, moved } from '../kit/markup.ts';
import { solid, type Shape } from './piece.ts';

export const FRUIT_SHAPES = {
  citrus: (_pen, { color, vein, rind }) => {
    const d = ellipsePath(25, 24);
    const wedges = list(8, (i) =>
      moved(area('M4 0Q14-8 19-5 20 1 19 5 14 7 4 0Z', color), `rotate(${i * 45})`),
    ).join('');
    return solid(
      d,
      area(d, rind) + disc([0, 0, 22], vein) + wedges + line('M-15-10Q-10-16-2-18', '#fff', [2.4, 0.6]),
    );
  },
  berry: (pen, { color, vein }) => {
    const d = 'M0 23C-14 16-20 2-16-8-10-17 10-17 16-8 20 2 14 16 0 23Z';
    return solid(
      d,
      area(d, pen.ball(color)) +
        line(pen.ticks(pen.spread(9, 12), 2.4, 1.6), vein, 1.8) +
        area('M-14-11L-6-10-7-19 0-12 7-19 6-10 14-11 5-4 0-7-5-4Z', '#5c9a32'),
    );
  },
  bead: (pen, { color, vein }) =>
    solid(
      ellipsePath(9, 8),
      area(ellipsePath(9, 8), pen.ball(color)) + line('M-4-3l2-1', lighten(vein, 0.5), [2.6, 0.8]),
    ),
  kernel: (pen, { color, vein }) => {
    const d = 'M-8 5Q-8-7 0-8 8-7 8 5 0 10-8 5Z';
    return solid(d, area(d, pen.ball(color)) + line('M-3-4Q0-6 2-4', vein, [2, 0.9]));
  },
  seed: (pen, { color, vein }) => {
    const d = 'M-6 1Q-3-5 7-1 6 3-1 4T-6 1Z';
    return solid(d, area(d, pen.ball(color)) + line('M-3 0Q0-2 3-1', vein, [1.4, 0.9]));
  },
  pod: (pen, { color, vein, rind }) => {
    const d =
      'M-34 4C-28-8-20-12-13-8-7-14 2-14 7-9 14-13 24-10 33 2 24 8 16 12 8 8 2 13-8 13-13 8-20 12-29 10-34 4Z';
    return solid(
      d,
      area(d, pen.linear({ 0: vein, 40: color, 100: rind })) +
        line('M-36 5Q0 18 34 3', rind, [2, 0.6]) +
        line('M-25-3Q-20-7-16-4M-6-6Q-2-10 3-6M14-5Q18-8 23-4', '#fff', [2.4, 0.5]),
    );
  },
  nut: (pen, { color, vein }) => {
    const d = 'M-12 7C-16-6-2-14 10-8 14-5 11 1 6 0-2-1-1 6-4 10-7 13-11 12-12 7Z';
    return solid(d, area(d, pen.ball(color)) + line('M-8-1Q-3-8 5-7', vein, [2, 0.9]));
  },
} satisfies Readonly<Record<string, Shape>>;
