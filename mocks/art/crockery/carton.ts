import { box } from '../kit/geometry.ts';
import { area, clipped, group, line, moved, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { underShadow } from './bowl.ts';

const flapOf = (pen: Pen): string =>
  area('M-140-138L-112-182H112L140-138Z', pen.linear({ 0: '#dcb684', 100: '#a87a45' })) +
  line('M-108-179H108', '#fff3dc', [3, 0.5]);

/** A paper box from straight above, its four flaps folded out. */
export const carton = (pen: Pen, food: string): string => {
  const flap = pen.symbol(flapOf(pen));
  const paper = pen.outline(box([-142, -142, 284, 284], 20));
  const flaps = [270, 0, 90, 180].map((angle) => copy(flap, `rotate(${angle})`)).join('');
  return (
    underShadow(pen, [208, 218, 198, 198], 0.4) +
    moved(
      flaps +
        group(copy(paper), `fill="${pen.slope('#c4965c')}"`) +
        clipped(food, pen.clip(area(box([-133, -133, 266, 266], 16), '#fff'))) +
        line('M-128 118V-116Q-128-128-116-128H118', '#1a0d05', [10, 0.24]) +
        line('M-138 100V-120Q-138-138-120-138H110', '#fff3dc', [3, 0.55]),
      'translate(200 200)',
    )
  );
};
