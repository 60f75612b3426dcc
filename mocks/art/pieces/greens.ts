import { darken, lighten, mix } from '../kit/colour.ts';
import { list, type Point, polar, smooth, TAU } from '../kit/geometry.ts';
import { area, group, line, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { pair } from '../kit/text.ts';
import { solid, solidUse, stroked, type Shape } from './piece.ts';

const MIDRIB = 'cx=".3" cy=".5" r=".75"';
const FOLDS = 'M-14-16Q-8-12-7-7M4-21Q5-14 3-10M18-11Q12-9 9-5M17 9Q11 7 9 4M2 20Q3 13 1 9M-13 15Q-9 11-7 7';

/** The outline of a leaf that is longer than wide, with a curly edge. */
const frillOf = (pen: Pen): string =>
  smooth(
    list(22, (i) => {
      const [x, y] = polar((i % 2 ? 31 : 24) + pen.between(-2.4, 2.4), (i / 22) * TAU);
      return [x, y * 0.8];
    }),
  );

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
    const edge = pen.outline(frillOf(pen));
    const flesh = pen.radial({ 0: mix(color, vein, 0.75), 45: color, 100: darken(color, 0.16) }, MIDRIB);
    return solidUse(
      edge,
      group(copy(edge), `fill="${flesh}" stroke="${lighten(color, 0.3)}" stroke-width="2"`) +
        line(FOLDS, darken(color, 0.35), [2.4, 0.35]) +
        line('M-22 3Q-4-2 16-3', vein, [4, 0.8]) +
        line('M-12 1L-4-12M-2-1L7-13M-9 2L2 12M3-1L14 9', vein, [1.8, 0.75]),
    );
  },
  cabbage: (pen, { color, vein, rind }) => {
    const d =
      'M-30-9C-20-17-8-15 2-19 12-22 20-16 28-17 34-8 29-2 33 6 30 15 22 14 14 19 4 16-6 20-18 18-30 11-34 4-34-3-30-9Z';
    const flakes = pen.spread(9, 1, { tries: 4 }).map(([x, y]): Point => [6 + x * 18, y * 12]);
    return solid(
      d,
      area(
        d,
        pen.linear({ 0: vein, 30: mix(vein, color, 0.35), 62: color, 100: darken(color, 0.2) }, 'x2="1"'),
      ) +
        line('M-28-3Q-10-9 8-7T28-10M-29 4Q-8 1 10 3T30 4M-26 9Q-8 8 6 11', rind, [1.8, 0.45]) +
        line(pen.dots(flakes), rind, [3, 0.65]) +
        line('M-26-8Q-14-14-2-14M8-17Q14-19 20-14', '#fff', [2.2, 0.6]),
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
