import { darken, type Paint } from '../kit/colour.ts';
import { box, list } from '../kit/geometry.ts';
import { group, line, moved, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { num, pair } from '../kit/text.ts';
import { setOff, type WoodName, woodNamed, WOODS } from '../palette/ware.ts';

interface BoardForm {
  readonly wood: WoodName;
  /** Half of its height. */
  readonly half: number;
}

const MIDDLE = 194;
const SOFT =
  'fill="#1a0d05" stroke="#1a0d05" fill-opacity=".05" stroke-opacity=".05" transform="translate(6 20)"';

const grainOf = (pen: Pen, half: number): string =>
  list(7, (i) => {
    const y = MIDDLE - half + (i + 0.7) * ((half * 2) / 7.4);
    return `M${pair(34 + pen.between(0, 30), y)}q${pair(80, pen.between(-8, 8))} ${pair(160, 0)}t${pair(130, pen.between(-6, 6))}`;
  }).join('');

/** A board at the roll angle. The food is drawn about its middle. */
export const board = (pen: Pen, { wood, half }: BoardForm, food: string): string => {
  const color = WOODS[wood];
  const grain = grainOf(pen, half);
  const slab = pen.outline(box([22, MIDDLE - half, 356, half * 2], 26));
  const soft = [2, 8, 15, 22, 30].map((width) => `<use href="#${slab}" stroke-width="${width}"/>`).join('');
  return (
    group(soft, SOFT) +
    group(copy(slab), `fill="${darken(color, 0.5)}" transform="translate(0 15)"`) +
    group(copy(slab), `fill="${pen.slope(color)}"`) +
    line(grain, darken(color, 0.35), [2, 0.32]) +
    line(`M48 ${num(MIDDLE + 3 - half)}H330`, '#fff', [3, 0.35]) +
    moved(food, 'translate(200 194)')
  );
};

/** The board under sushi of the given colour, of the named wood if there is one. */
export const sushiBoard = (
  pen: Pen,
  { food, ware }: { readonly food: Paint; readonly ware: string },
  pieces: string,
): string => {
  const wood = woodNamed(ware) ?? pen.pick(setOff(food, ['slate', 'walnut', 'bamboo']));
  return board(pen, { wood, half: 140 }, pieces);
};
