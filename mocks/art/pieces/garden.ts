import { darken, lighten, mix } from '../kit/colour.ts';
import { TAU, ellipsePath, list, pointsOf, polar } from '../kit/geometry.ts';
import { area, disc, line, moved } from '../kit/markup.ts';
import { num } from '../kit/text.ts';
import { cut, solid, stroked, type Shape } from './piece.ts';

export const GARDEN_SHAPES = {
  clove: (pen, { color, vein, rind }) => {
    const d = 'M-4-24C4-18 22-6 21 9 20 20 8 24-2 22-16 21-24 11-20-1-17-11-7-16-4-24Z';
    return solid(
      d,
      area(d, pen.ball(color, 0.9)) +
        line('M-4-22C-8-8-16 4-6 20M-3-20C2-8 12 2 8 19', vein, [2, 0.8]) +
        line('M-8 21Q0 25 8 21', rind, [3, 0.7]) +
        line('M-12-2Q-11-8-7-12', '#fff', [2.6, 0.8]),
    );
  },
  ringlet: (_pen, { color, vein }) => {
    const d = ellipsePath(8.5, 7.5);
    return stroked(
      d,
      5,
      line(d, darken(color, 0.25), 6) +
        line(d, color, 4.4) +
        area(ellipsePath(5, 4), vein, 0.55) +
        line('M-7-5A9 8 0 0 1 0-8', '#fff', [1.4, 0.6]),
    );
  },
  crescent: (pen, { color, vein, rind }) => {
    const d = 'M-24 8C-22-14 6-24 24-8 14-6-4 0-8 12-14 18-23 16-24 8Z';
    return solid(
      d,
      area(d, pen.linear({ 0: rind, 25: color, 80: vein, 100: '#e6dd8a' }, 'x2=".7" y2="1"')) +
        line('M-23 6C-20-13 6-22 22-8', rind, 2.6),
    );
  },
  wheel: (pen, { color, vein, rind }) => {
    const d = ellipsePath(21, 20);
    const seeds = list(9, (i) => polar(10, (i / 9) * TAU));
    return solid(
      d,
      area(d, rind) +
        disc([0, 0, 18.5], pen.radial({ 0: vein, 55: color, 100: lighten(color, 0.4) })) +
        line(pen.ticks(seeds, 3.4, 0.6), mix(rind, color, 0.65), 2),
    );
  },
  tomato: (pen, { color, vein, rind }) => {
    const d = ellipsePath(21, 20);
    const cells = list(4, (i) =>
      moved(area('M4-2Q14-9 16 2 13 11 4 5Z', vein, 0.85), `rotate(${i * 90 + 20})`),
    ).join('');
    return solid(
      d,
      area(d, rind) +
        disc([0, 0, 18.5], pen.ball(color)) +
        cells +
        line(pen.dots(pointsOf('9,5 -4,10 -9,-5 5,-9')), '#ffe9a8', 3),
    );
  },
  strip: (pen, { color }) => {
    const d = `M-21 ${num(pen.between(2, 7))}Q-2 ${num(pen.between(-18, -8))} 21 ${num(pen.between(-2, 5))}`;
    return cut(
      stroked(
        d,
        8.4,
        line(d, darken(color, 0.3), 9) +
          line(d, color, 7) +
          moved(line(d, mix(color, '#fff0c8', 0.45), 2.4), 'translate(.6 2)') +
          line('M-14-2Q-2-9 8-6', lighten(color, 0.75), [1.8, 0.8]),
      ),
    );
  },
  floret: (pen, { color, vein }) => {
    const heads = pointsOf('-11,-3 0,-11 11,-3 0,0 -6,-8 7,-8');
    return solid(
      'M-20 2Q-18-20 0-22 18-20 20 2 6 8 6 20H-6Q-6 8-20 2Z',
      line('M0 18V2M0 9L-9 0M0 9L9 0', '#b9d488', 8) +
        heads.map(([x, y]) => disc([x, y, 9.5], pen.ball(color))).join('') +
        line(pen.dots(pen.spread(18, 17).map(([x, y]) => [x, y * 0.6 - 6])), vein, [2.6, 0.75]),
    );
  },
  mushroom: (pen, { color, vein }) => {
    const d =
      'M-22 1C-22-15-10-21 0-21S22-15 22 1C16 6 9 4 7 4 8 12 9 17 6 20-2 22-6 20-6 20-9 17-8 12-7 4-9 4-16 6-22 1Z';
    return solid(
      d,
      area(d, pen.slope(lighten(color, 0.25))) +
        line('M-21 0C-21-14-10-20 0-20S21-14 21 0', mix(color, vein, 0.7), 3.4) +
        line('M-16 1Q-10-7-5 2M16 1Q10-7 5 2', vein, [2, 0.7]),
    );
  },
} satisfies Readonly<Record<string, Shape>>;
