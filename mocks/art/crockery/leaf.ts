import { list } from '../kit/geometry.ts';
import { area, clipped, line, moved } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { board } from './board.ts';

const BLADE = 'M-196 40C-150-92-40-158 196-128 178-20 120 92-30 128-100 144-160 110-196 40Z';
const RIBS = list(9, (i) => {
  const [x, y] = [-136 + i * 34, 52 - i * 20];
  return `M${x} ${y}q-14-44 18-72M${x} ${y}q20 30 ${56 - i * 2} 34`;
}).join('');

/** A broad green leaf over a dark board. The food is drawn about its middle. */
export const leaf = (pen: Pen, food: string): string =>
  board(
    pen,
    { wood: 'walnut', half: 146 },
    moved(area(BLADE, '#1a0d05', 0.35), 'translate(5 9)') +
      area(BLADE, pen.slope('#4f8d3c', 1.1)) +
      clipped(line(RIBS, '#8fbf63', [3, 0.6]), pen.clip(area(BLADE, '#fff'))) +
      line('M-190 42Q-20 20 190-124', '#b6d98a', [5, 0.8]) +
      food,
  );
