import { lighten, mix, type Paint } from '../kit/colour.ts';
import { list } from '../kit/geometry.ts';
import { turn, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { num, pair } from '../kit/text.ts';
import type { Noodle } from '../palette/noodles.ts';

/** The dark between strands: warm, or noodles look like wood. */
const CARAMEL = '#7d3f0c';

/** A hank: parallel strands drawn three times, dark, base and gleam. */
const hankOf = (pen: Pen, { color, width }: Noodle, d: string): string => {
  const strands = pen.outline(d);
  const layer = (paint: Paint, weight: number): string =>
    `<g stroke="${paint}" stroke-width="${num(weight)}">${copy(strands)}</g>`;
  return pen.symbol(
    layer(mix(color, CARAMEL, 0.72), width + 3.4) +
      layer(mix(color, '#f0a030', 0.16), width) +
      layer(lighten(color, 0.25), width * 0.42),
  );
};

const wavy = (pen: Pen, gap: number, strands: number): string =>
  list(strands, (i) => {
    const offset = (i - (strands - 1) / 2) * gap;
    const start = pair(-84 + pen.between(-12, 12), offset + 12);
    return `M${start}C-40 ${num(offset - 32)} 24 ${num(offset + 34 + pen.between(-5, 5))} ${pair(84, offset - 10)}`;
  }).join('');

const curled = (gap: number, strands: number): string =>
  list(strands, (i) => {
    const r = 30 + i * gap;
    return `M${pair(-r, 6)}A${pair(r, r)} 0 0 1 ${pair(r * 0.8, -r * 0.6)}`;
  }).join('');

/** A tangle of noodles about the origin: turned copies of two hanks. */
export const nest = (
  pen: Pen,
  noodle: Noodle,
  { radius, count }: { radius: number; count: number },
): string => {
  const strands = Math.round(44 / noodle.gap);
  const long = wavy(pen, noodle.gap, strands);
  const hanks = [hankOf(pen, noodle, long), hankOf(pen, noodle, curled(noodle.gap, strands))];
  return pen
    .spread(count, radius * 0.8)
    .map((spot, i) => copy(hanks[i % 2] ?? '', turn(spot, pen.between(0, 360))))
    .join('');
};
