import { mix, type Paint } from '../kit/colour.ts';
import { disc, line, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { place } from '../pieces/place.ts';

const TURNS = [0, 52, 104, 156, 208, 260, 312];

/** A round bed of rice: one patch of grains, used many times. */
export const grainsOfRice = (pen: Pen, radius: number, color: Paint = '#fff8e8'): string => {
  const grains = pen.outline(pen.ticks(pen.spread(76, radius, { tries: 6 }), 10));
  const coat = (paint: Paint, width: number, angle: number): string =>
    `<g stroke="${paint}" stroke-width="${width}" transform="rotate(${angle})">${copy(grains)}</g>`;
  const [shade, dim] = [mix(color, '#a8641c', 0.36), mix(color, '#e2b366', 0.16)];
  return (
    disc([0, 0, radius], mix(color, '#b9772a', 0.28)) +
    TURNS.map((angle) => coat(shade, 9, angle) + coat(mix(dim, color, angle / 312), 6.4, angle)).join('')
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
