import type { Paint } from '../kit/colour.ts';
import { list } from '../kit/geometry.ts';
import { area, group, line, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { pair } from '../kit/text.ts';
import type { Matter } from '../palette/matter.ts';

/** A loose piece about 44 units wide, centred: its silhouette for the shadow, and itself. */
export interface Piece {
  readonly shade: string;
  readonly body: string;
}

/** How a loose piece of some matter looks. */
export type Shape = (pen: Pen, matter: Matter) => Piece;

const SHADE = '#1a0d05';

/** A piece with a filled outline. */
export const solid = (d: string, body: string): Piece => ({ shade: area(d, SHADE, 0.24), body });

/** A piece whose outline is a definition already. */
export const solidUse = (id: string, body: string): Piece => ({
  shade: group(copy(id), `fill="${SHADE}" opacity=".24"`),
  body,
});

/** A piece that is a thick line. */
export const stroked = (d: string, width: number, body: string): Piece => ({
  shade: line(d, SHADE, [width, 0.24]),
  body,
});

const SQUARE = 'stroke-linecap="butt"';

/** A stroked piece whose ends a knife has made. */
export const cut = ({ shade, body }: Piece): Piece => ({
  shade: group(shade, SQUARE),
  body: group(body, SQUARE),
});

interface StreakForm {
  readonly count: number;
  readonly width?: number;
  readonly reach?: number;
}

/** Parallel veins of flesh. */
export const streaks = (pen: Pen, color: Paint, { count, width = 2, reach = 15 }: StreakForm): string => {
  const veins = list(count, (i) => {
    const y = ((i + 0.5) / count - 0.5) * reach * 2;
    return `M${pair(-reach + pen.between(0, 5), y - 2)}q${pair(reach, pen.between(2, 7))} ${pair(reach * 1.7, pen.between(-3, 2))}`;
  });
  return line(veins.join(''), color, [width, 0.75]);
};
