import { plate } from '../crockery/plate.ts';
import { darken, lighten, type Paint } from '../kit/colour.ts';
import type { Point } from '../kit/geometry.ts';
import { area, line, moved, oval, turn } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { flavoursOf } from '../palette/sweets.ts';
import { glazeNamed, wareIn } from '../palette/ware.ts';
import { place } from '../pieces/place.ts';
import type { Order } from '../recipe.ts';

const BALL = 'M-68 8C-70-40-34-58 0-58S70-40 68 8C64 46-64 46-68 8Z';

const ballOf = (pen: Pen, color: Paint): string => {
  const skin = pen.radial({ 0: lighten(color, 0.75), 50: lighten(color, 0.2), 100: darken(color, 0.26) });
  const flour = pen.spread(26, 52, { squash: 0.8, tries: 4 }).map(([x, y]): Point => [x, y - 6]);
  return (
    area(BALL, skin) +
    line('M-46-12C-42-34-24-46-4-47', '#fff', [6, 0.55]) +
    line(pen.dots(flour), '#fff', [2.6, 0.75])
  );
};

const whole = (pen: Pen, color: Paint, transform: string): string =>
  moved(oval([10, 34, 80, 34], pen.shadow(0.4, 0.5)) + ballOf(pen, color), transform);

const halved = (pen: Pen, color: Paint): string => {
  const shade = oval([8, 34, 80, 32], pen.shadow(0.4, 0.5));
  const outside = ballOf(pen, color);
  const inside =
    oval([0, 0, 54, 44], pen.slope('#fff6e8')) +
    oval([2, 3, 40, 31], pen.ball(darken(color, 0.12))) +
    line('M-24-8Q-14-20 4-20', '#fff', [5, 0.6]);
  return moved(shade + outside + moved(inside, 'translate(8 0)'), turn([34, 62], 0, 1.08));
};

/** Two balls and a halved one. */
export const mochiDish = (pen: Pen, { ingredients }: Order): string => {
  const [first, second, third] = flavoursOf(ingredients, '#f2a0ae');
  const half = halved(pen, third);
  const glaze = glazeNamed(pen, wareIn(ingredients), ['charcoal', 'indigo', 'shell', 'celadon']);
  const food =
    whole(pen, first, turn([-64, -44], 0, 1.06)) +
    whole(pen, second, turn([76, -48], 0, 1.02)) +
    half +
    place(pen, 'mint', { spot: [-96, 56], angle: -30, scale: 1.2 }) +
    place(pen, 'mint', { spot: [-70, 74], angle: 30 });
  return plate(pen, { glaze, squash: 0.86 }, food);
};
