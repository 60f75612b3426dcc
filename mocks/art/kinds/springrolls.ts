import { plate } from '../crockery/plate.ts';
import { type Point, polar } from '../kit/geometry.ts';
import { area, line, moved, oval, turn, copy } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { edible, thing } from '../palette/matter.ts';
import { saucesIn } from '../palette/sauces.ts';
import { glazeNamed, wareIn } from '../palette/ware.ts';
import { dip, leafBed } from '../parts/dip.ts';
import type { Order } from '../recipe.ts';

const BODY = 'M-78-22Q0-32 78-22 90 0 78 22 0 32-78 22-90 0-78-22Z';

const springRoll = (pen: Pen): string => {
  const blisters = pen.spread(22, 1).map(([x, y]): Point => [x * 72, y * 20]);
  return (
    area(BODY, pen.linear({ 0: '#f8d38a', 40: '#e0a044', 100: '#9a581c' })) +
    line('M-40-28Q-22 0-46 27M8-30Q30 0 2 29', '#8f4d13', [2.4, 0.45]) +
    line(pen.dots(blisters), '#fbe2a6', [4, 0.6]) +
    line(pen.ticks(blisters.slice(0, 8), 6), '#8a4712', [2.6, 0.35]) +
    line('M-64-16Q-10-24 50-19', '#fff3d0', [4, 0.6])
  );
};

const cutEnd = (pen: Pen, names: readonly string[]): string => {
  const filling = names.slice(0, 4).map((name, i) => {
    const d = pen.blob(7, { wobble: 0.2, corners: 6 });
    return moved(area(d, pen.ball(thing(name).color)), turn(polar(6.4, i * 1.7)));
  });
  return oval([0, 0, 17, 25], '#c98534') + oval([0, 0, 13, 20], '#f2dca6') + filling.join('');
};

interface Lying {
  readonly spot: Point;
  readonly angle: number;
  readonly cut: boolean;
}

const PILE: readonly Lying[] = [
  { spot: [-56, -58], angle: -24, cut: false },
  { spot: [30, -84], angle: -18, cut: false },
  { spot: [-82, 2], angle: -22, cut: false },
  { spot: [12, -26], angle: -24, cut: true },
  { spot: [-30, 62], angle: -12, cut: true },
];

export const springRollsDish = (pen: Pen, { ingredients }: Order): string => {
  const whole = pen.symbol(springRoll(pen));
  const opened = pen.symbol(springRoll(pen) + moved(cutEnd(pen, edible(ingredients)), 'translate(78 0)'));
  const [sauce = 'sweetchili'] = saucesIn(ingredients);
  const food = PILE.map(({ spot, angle, cut }) => {
    const shade = moved(oval([6, 18, 92, 26], pen.shadow(0.45, 0.5)), turn(spot, angle));
    return shade + copy(cut ? opened : whole, turn(spot, angle));
  }).join('');
  const glaze = glazeNamed(pen, wareIn(ingredients), ['charcoal', 'indigo', 'celadon', 'shell']);
  const cup = (): string => dip(pen, sauce, { spot: [88, 62], scale: 1.1 });
  return plate(pen, { glaze, squash: 0.86 }, leafBed(pen, [-70, 60]) + food + cup());
};
