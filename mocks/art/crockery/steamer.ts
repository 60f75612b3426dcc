import { darken, lighten } from '../kit/colour.ts';
import { list } from '../kit/geometry.ts';
import { clipped, line, moved, oval, ovalRing } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { num } from '../kit/text.ts';
import { WOODS } from '../palette/ware.ts';
import { underShadow } from './bowl.ts';

const SLATS = list(9, (i) => {
  const x = 62 + i * 34.5;
  return `M${num(x)} 70V350`;
}).join('');

/** A bamboo steamer at the roll angle. The food is drawn about its middle. */
export const steamer = (pen: Pen, food: string): string => {
  const bamboo = WOODS.bamboo;
  const floor = pen.clip('<ellipse cx="200" cy="208" rx="156" ry="133"/>');
  return (
    underShadow(pen, [208, 230, 194, 166], 0.4) +
    oval([200, 228, 180, 154], darken(bamboo, 0.5)) +
    oval([200, 216, 180, 154], darken(bamboo, 0.3)) +
    ovalRing([200, 222, 180, 154], lighten(bamboo, 0.2), [2, 0.5]) +
    oval([200, 202, 180, 154], pen.slope(lighten(bamboo, 0.12))) +
    ovalRing([200, 202, 168, 143], darken(bamboo, 0.3), [3, 0.5]) +
    oval([200, 206, 157, 134], darken(bamboo, 0.55)) +
    oval([200, 214, 154, 127], '#ecd3a2') +
    clipped(line(SLATS, darken(bamboo, 0.36), [5, 0.55]), floor) +
    line('M34 168A170 146 0 0 1 128 70', '#fff', [4, 0.5]) +
    moved(food, 'translate(200 210)')
  );
};
