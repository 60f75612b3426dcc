import type { Point } from '../kit/geometry.ts';
import { moved, oval, turn, copy, copyAt } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { opacityText, pair } from '../kit/text.ts';
import { type Girth, SQUASH, wallOf } from './coat.ts';
import { hidesCut } from './caps.ts';
import { crownsOf } from './crowns.ts';
import { faceOf } from './cut.ts';
import type { Roles } from './roles.ts';

/** A standing piece: its own shadow, wall, squashed cut and crown. */
export const rollPiece = (pen: Pen, { coat, top, inside, cap, over }: Roles, girth: Girth): string => {
  const cut = (): string => moved(faceOf(pen, { coat, inside }, girth), `scale(1 ${SQUASH})`);
  return (
    oval([8, 40, 56, 40], pen.shadow(0.5, 0.55)) +
    wallOf(pen, coat) +
    (hidesCut(cap) ? '' : cut()) +
    copy(pen.once('crown', () => crownsOf(pen, { top, cap, over })))
  );
};

/** A copy of a piece, upright. */
export const stand = (id: string, spot: Point, scale = 1): string =>
  scale === 1 ? copyAt(id, spot) : copy(id, turn(spot, 0, scale));

/** A copy on its side, the lit flank up: shows what the roll wears. */
export const recline = (id: string, [x, y]: Point, scale = 1): string =>
  copy(id, `translate(${pair(x, y)})rotate(-114)scale(${opacityText(-scale)} ${opacityText(scale)})`);
