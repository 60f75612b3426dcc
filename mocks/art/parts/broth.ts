import { lighten, mix } from '../kit/colour.ts';
import { area, disc, turn, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import type { Broth } from '../palette/broths.ts';

/** A bowlful of broth about the origin, with clouds and drops of oil. */
export const poured = (pen: Pen, { color, oil, cloud }: Broth): string => {
  const swirl = pen.symbol(area(pen.blob(34, { wobble: 0.25, corners: 8, squash: 0.6 }), cloud, 0.34));
  const swirls = pen
    .spread(6, 110)
    .map((spot) => copy(swirl, turn(spot, pen.between(0, 180), pen.pick([0.7, 1, 1.3]))));
  const drops = pen
    .spread(18, 136, { tries: 4 })
    .map(([x, y]) => disc([x, y, pen.between(2.5, 8)], oil, 0.75));
  const depth = pen.radial(
    { 0: lighten(color, 0.2), 60: color, 100: mix(color, '#7a3a08', 0.34) },
    'cx=".55" cy=".58" r=".6"',
  );
  return disc([0, 0, 150], depth) + swirls.join('') + drops.join('');
};

/** Food in broth: the broth's colour laps over the lower part of it. */
export const afloat = (pen: Pen, body: string, { color }: Broth): string =>
  body + disc([0, 0, 150], pen.radial({ 55: [color, 0], 92: [color, 0.5] }, 'cx=".5" cy=".5" r=".5"'));
