import { lighten, mix, type Paint } from '../kit/colour.ts';
import { disc, line, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { place } from '../pieces/place.ts';

const TURNS = [0, 72, 144, 216];

/** A soft mound of rice: light in the middle, grains only here and there, so that what lies on it is seen. */
export const grainsOfRice = (pen: Pen, radius: number, color: Paint = '#fff8e8'): string => {
  const grains = pen.outline(pen.ticks(pen.spread(34, radius, { tries: 6 }), 13));
  const coat = (paint: Paint, width: number, angle: number): string =>
    `<g stroke="${paint}" stroke-width="${width}" transform="rotate(${angle})">${copy(grains)}</g>`;
  const [shade, light] = [mix(color, '#b9772a', 0.22), lighten(color, 0.75)];
  const mound = pen.radial(
    { 0: lighten(color, 0.6), 55: color, 100: mix(color, '#b9772a', 0.34) },
    'cx=".42" cy=".38" r=".66"',
  );
  return (
    disc([0, 0, radius], mound) +
    TURNS.map((angle) => coat(shade, 9.6, angle) + coat(angle % 144 ? color : light, 7.6, angle)).join('')
  );
};

/** Rings of spring onion over a bowl. */
export const scallions = (pen: Pen): string =>
  pen
    .spread(7, 112)
    .map((spot) => place(pen, 'scallion', { spot, angle: pen.between(0, 360), scale: 0.85 }))
    .join('');

/** Sesame over a bowl. */
export const seeds = (pen: Pen): string =>
  line(pen.ticks(pen.spread(22, 120, { tries: 4 }), 3.4), '#fbeecb', 3.4);
