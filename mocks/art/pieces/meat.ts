import { darken, lighten } from '../kit/colour.ts';
import { box, pointsOf, smooth } from '../kit/geometry.ts';
import { area, line, moved, oval } from '../kit/markup.ts';
import { solid, streaks, stroked, type Shape } from './piece.ts';

export const MEAT_SHAPES = {
  cube: (pen, { color, vein }) => {
    const d = smooth(
      pointsOf('-17,-15 0,-18 17,-15 19,1 17,15 0,18 -17,16 -19,0').map(([x, y]) => [
        x + pen.between(-2, 2),
        y + pen.between(-2, 2),
      ]),
    );
    return solid(d, area(d, pen.slope(color)) + streaks(pen, vein, { count: 3, width: 2.4, reach: 11 }));
  },
  block: (pen, { color, vein }) => {
    const top = box([-19, -19, 36, 33], 5);
    return solid(
      box([-19, -19, 38, 42], 6),
      moved(area(top, darken(color, 0.34)), 'translate(3 8)') +
        area(top, pen.slope(color, 0.8)) +
        line('M-13-9h14M-4 0h14M-12 8h8', vein, [2.4, 0.75]) +
        line('M-15-16H10', '#fff', [2, 0.6]),
    );
  },
  strap: (pen, { color, vein }) => {
    const d =
      'M-31 5C-30-8-18-6-10-12-2-18 8-10 16-14 26-17 32-8 30 0 26 9 16 4 8 9-2 15-10 8-18 13-25 16-31 13-31 5Z';
    return solid(
      d,
      area(d, pen.linear({ 0: lighten(color, 0.2), 50: color, 100: darken(color, 0.4) })) +
        line('M-24 4Q-14 0-7-5T9-6M-16 8Q-6 6 2 3T22-5', vein, [2, 0.75]) +
        line('M-26 1Q-22-5-15-5M0-10Q6-7 12-9', '#fff0dc', [2, 0.5]) +
        line('M-2 10L4 6M14 4L19 0M-22 12L-17 8', darken(color, 0.6), [3, 0.5]),
    );
  },
  slice: (pen, { color, vein, rind }) => {
    const d = pen.blob(24, { corners: 8, squash: 0.66 });
    return solid(
      d,
      area(d, pen.ball(color)) +
        streaks(pen, vein, { count: 3, reach: 11 }) +
        (rind ? line(d, rind, [2, 0.7]) : '') +
        line('M-13-6Q-4-12 7-9', '#fff', [2.2, 0.35]),
    );
  },
  slab: (pen, { color, vein, rind }) => {
    const d = pen.blob(34, { wobble: 0.06, corners: 10, squash: 0.72 });
    return solid(
      d,
      area(d, rind) +
        moved(area(d, pen.ball(color)), 'scale(.9)') +
        line('M-20-4q12-10 22-2t18-2M-18 7q14-7 20 1t14-1', vein, [3.4, 0.8]),
    );
  },
  fillet: (pen, { color, vein, rind }) => {
    const d = 'M-29 7C-31-9-14-19 6-18 21-18 31-10 30 2 29 11 20 14 8 13-6 13-17 17-24 14-28 12-29 10-29 7Z';
    return solid(
      d,
      area(d, pen.linear({ 0: lighten(rind, 0.2), 45: rind, 100: darken(rind, 0.3) }, 'x2=".4" y2="1"')) +
        area(
          'M-26 8C-27-3-12-10 6-9 19-9 27-5 26 3 25 9 18 10 8 9-6 9-16 13-23 11-25 10-26 10-26 8Z',
          pen.slope(color, 0.7),
        ) +
        line('M-19 7Q-10-3 0-5M-9 8Q0-1 10-4M3 7Q9 0 20 0', vein, [2, 0.65]) +
        line('M-17-8l5-5M-5-12l4-5M9-13l4-4M20-9l4-3', darken(rind, 0.6), [3, 0.6]) +
        line('M-22-5Q-15-13-8-14', '#fff0cf', [2, 0.55]),
    );
  },
  crisp: (pen, { color, vein }) => {
    const d = pen.blob(21, { wobble: 0.22, corners: 11, squash: 0.8 });
    const crumbs = pen.spread(16, 16, { squash: 0.8, tries: 4 });
    return solid(
      d,
      area(d, pen.ball(color, 1.2)) +
        line(pen.ticks(crumbs.slice(8), 3), vein, [2, 0.45]) +
        line(pen.ticks(crumbs.slice(0, 8), 3), '#f8d48a', [1.8, 0.7]) +
        line('M-13-6Q-7-13 2-13', '#fff0c8', [2.4, 0.6]),
    );
  },
  ribbon: (_pen, { color, vein }) => {
    const d = 'M-22 4Q-14-10-6 2T8 0 22-4';
    return stroked(
      d,
      13,
      line(d, darken(color, 0.25), 14) +
        line(d, color, 11.5) +
        line(d, vein, 3.4) +
        line('M-20-1Q-14-12-7-3', '#fff', [1.5, 0.4]),
    );
  },
  salami: (pen, { color, vein }) => {
    const d = pen.blob(25, { wobble: 0.03, corners: 10 });
    const fat = pen.spread(9, 18, { tries: 5 });
    return solid(
      d,
      area(
        d,
        pen.radial(
          { 0: lighten(color, 0.12), 75: color, 100: darken(color, 0.45) },
          'cx=".42" cy=".4" r=".6"',
        ),
      ) +
        line(pen.dots(fat), vein, [4, 0.6]) +
        line('M-18-9Q-12-19 0-20', '#ffd9c0', [2.4, 0.55]),
    );
  },
  egg: (pen, { color, vein }) => {
    const white = pen.blob(25, { wobble: 0.03, squash: 0.84 });
    return solid(
      white,
      area(white, pen.radial({ 60: vein, 100: '#e3d3b8' })) +
        oval([1, 1, 13, 12], pen.radial({ 0: '#ffd45a', 70: color, 100: '#d9801a' })) +
        line('M-6-4Q-4-8 1-8', '#fff', [2.6, 0.8]),
    );
  },
} satisfies Readonly<Record<string, Shape>>;
