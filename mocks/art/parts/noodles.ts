import { lighten, mix, type Paint } from '../kit/colour.ts';
import { list, polar } from '../kit/geometry.ts';
import { turn, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { num, pair } from '../kit/text.ts';
import type { Noodle } from '../palette/noodles.ts';

/** The edge of a strand: warm and not dark, or noodles look like the grain of wood. */
const CARAMEL = '#9a5312';

/** A hank: strands that swing side by side, each drawn as an edge, its body and a gleam. */
const hankOf = (pen: Pen, { color, width }: Noodle, strands: readonly string[]): string => {
  const drawn = strands.map((d) => {
    const strand = pen.outline(d);
    const layer = (paint: Paint, weight: number): string =>
      `<g stroke="${paint}" stroke-width="${num(weight)}">${copy(strand)}</g>`;
    return (
      layer(mix(color, CARAMEL, 0.62), width + 3) +
      layer(mix(color, '#f0a030', 0.1), width) +
      layer(lighten(color, 0.5), width * 0.3)
    );
  });
  return pen.symbol(drawn.join(''));
};

/** Strands along an arc about the middle of the bowl, as chopsticks lay them. */
const curls = (pen: Pen, { gap, wave }: Noodle): readonly string[] =>
  list(3, (i) => {
    const radius = 58 + i * gap;
    const steps = 7;
    const start = pen.between(-0.25, 0.25);
    const points = list(steps, (k) =>
      polar(radius + (k % 2 ? wave : -wave) * 0.5, start - 1.25 + (k / (steps - 1)) * 2.5),
    );
    const [[x, y] = [0, 0], ...rest] = points;
    return `M${pair(x, y)}${rest.map(([px, py], k) => (k ? `T${pair(px, py)}` : `Q${pair(...polar(radius + wave, start - 1.04))} ${pair(px, py)}`)).join('')}`;
  });

/** Waves that lie straight across. */
const waves = (pen: Pen, { gap, wave }: Noodle): readonly string[] =>
  list(3, (i) => {
    const y = (i - 1) * gap;
    const shift = pen.between(-10, 10);
    const half = 15;
    return `M${pair(-78 + shift, y)}q${pair(half, -wave)} ${pair(half * 2, 0)}${'t30 0'.repeat(4)}`;
  });

/** A tangle of noodles about the origin: loops that turn about the middle under a few loose ones. */
export const nest = (
  pen: Pen,
  noodle: Noodle,
  { radius, count }: { radius: number; count: number },
): string => {
  const [loop, loose] = [curls(pen, noodle), waves(pen, noodle)].map((strands) =>
    hankOf(pen, noodle, strands),
  );
  const loops = list(count, (i) => {
    const ring = i / count;
    const spot = polar(radius * (0.62 - 0.5 * ring), i * 2.4 + pen.between(-0.3, 0.3));
    return copy(loop ?? '', turn(spot, (i * 137 + pen.between(-20, 20)) % 360));
  });
  const over = pen
    .spread(Math.ceil(count / 4), radius * 0.6)
    .map((spot) => copy(loose ?? '', turn(spot, pen.between(0, 360))));
  return loops.join('') + over.join('');
};
