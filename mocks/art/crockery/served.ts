import { moved } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { type GlazeName, glazeNamed, setOff, woodNamed } from '../palette/ware.ts';
import type { Paint } from '../kit/colour.ts';
import { basket } from './basket.ts';
import { board } from './board.ts';
import { leaf } from './leaf.ts';
import { pan } from './pan.ts';
import { plate } from './plate.ts';

type Serve = (pen: Pen, food: string) => string;

const SPECIAL: Readonly<Record<string, Serve>> = { pan, leaf, basket };
const ROUND: readonly [GlazeName, ...GlazeName[]] = [
  'shell',
  'celadon',
  'indigo',
  'clay',
  'charcoal',
  'sand',
];

/** Straight rows are wider than round ware. */
const NARROWER = 'scale(.9)';

interface Service {
  /** A word of `on:`; empty where the food may choose. */
  readonly ware: string;
  /** The food's own colour: what it would melt into is not taken. */
  readonly color: Paint;
  /** Whether the food is laid round. */
  readonly isRound: boolean;
  /** Half of a board's height. */
  readonly half: number;
}

/** Puts food at the roll angle on its ware. */
export const served = (pen: Pen, { ware, color, isRound, half }: Service, food: string): string => {
  const special = Object.hasOwn(SPECIAL, ware) ? SPECIAL[ware] : undefined;
  if (special) return special(pen, isRound ? food : moved(food, NARROWER));
  const wood = woodNamed(ware);
  if (wood) return board(pen, { wood, half }, food);
  if (ware || isRound) {
    const laid = isRound ? food : moved(food, NARROWER);
    return plate(pen, { glaze: glazeNamed(pen, ware, setOff(color, ROUND)), squash: 0.88 }, laid);
  }
  return board(pen, { wood: pen.pick(setOff(color, ['bamboo', 'walnut', 'slate'])), half }, food);
};
