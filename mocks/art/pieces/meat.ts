import { darken, lighten, mix } from '../kit/colour.ts';
import { box, pointsOf, smooth } from '../kit/geometry.ts';
import { area, line, moved, oval } from '../kit/markup.ts';
import { cut, solid, streaks, stroked, type Shape } from './piece.ts';

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
      moved(area(top, mix(color, '#94501a', 0.46)), 'translate(3 8)') +
        area(
          top,
          pen.linear({ 0: lighten(color, 0.3), 50: color, 100: mix(color, '#b06a22', 0.2) }, 'x2="1" y2="1"'),
        ) +
        line('M-13-9h14M-4 0h14M-12 8h8', vein, [2.4, 0.75]) +
        line('M-15-16H10', '#fff', [2, 0.6]),
    );
  },
  strap: (pen, { color, vein, rind }) => {
    const top = 'M-31-6C-24-13-16-10-8-13 4-17 14-11 29-14';
    const d = `${top}C34-6 33 3 29 10 18 7 10 14 0 11-10 9-18 16-29 13-33 6-34 0-31-6Z`;
    return solid(
      d,
      area(d, pen.linear({ 0: lighten(color, 0.24), 55: color, 100: darken(color, 0.3) })) +
        line('M-26-3L-29 8M-18-6L-21 7M-9-8L-12 5M1-9L-2 6M10-7L8 6M19-8L18 4M27-8L26 4', vein, [2, 0.55]) +
        line(top, rind, 5) +
        line('M-29 13C-18 16-10 9 0 11 10 14 18 7 29 10', darken(color, 0.5), [2, 0.6]) +
        line('M-25-10Q-18-12-10-14M4-14Q12-14 20-13', '#fff0dc', [1.6, 0.6]),
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
    const d = 'M-28 9C-31-7-19-17-3-18 12-20 27-15 29-3 31 8 22 15 8 15-5 15-12 19-20 17-26 16-28 13-28 9Z';
    return solid(
      d,
      area(
        d,
        pen.linear(
          { 0: mix(color, rind, 0.75), 45: mix(color, rind, 0.12), 100: mix(color, rind, 0.6) },
          'x2=".3" y2="1"',
        ),
      ) +
        line('M-26 4C-26-8-17-15-3-16 11-18 25-14 27-4', rind, [5, 0.85]) +
        line('M-16 8Q-6 2 2 4M-4-2Q6-7 16-4M4 10Q12 5 20 7', vein, [2.2, 0.8]) +
        line('M-21-5Q-14-12-6-13', '#fff4dc', [2.2, 0.7]),
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
    const d = 'M-29 3Q-18-8-6 0T14-1 29-5';
    const streak = (y: number, width: number): string =>
      moved(line(d, vein, [width, 0.95]), `translate(0 ${y})`);
    return cut(
      stroked(
        d,
        19,
        line(d, darken(color, 0.3), 19) +
          line(d, color, 16) +
          streak(-4, 3.6) +
          streak(3, 2.4) +
          moved(line(d, darken(color, 0.35), [2, 0.5]), 'translate(0 6)') +
          moved(line(d, '#fff', [1.4, 0.4]), 'translate(0 -6)'),
      ),
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
