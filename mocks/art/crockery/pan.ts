import { area, line, moved, oval, ovalRing } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { underShadow } from './bowl.ts';

const HANDLE = 'M300 96C322 66 340 40 358 22 372 10 392 28 382 42 366 64 346 88 330 118Z';
const EAR = 'M22 232C2 236-6 262 12 274 22 280 34 276 40 268Z';

/** A cast-iron pan at the roll angle, its handle to the upper right. The food is drawn about its middle. */
export const pan = (pen: Pen, food: string): string =>
  underShadow(pen, [206, 228, 190, 170], 0.42) +
  moved(area(HANDLE, '#1c1a1a', 0.9), 'translate(3 8)') +
  area(HANDLE, pen.linear({ 0: '#6a6664', 60: '#3a3736', 100: '#242221' }, 'x2="1"')) +
  line('M344 82Q360 56 372 40', '#a39d98', [4, 0.6]) +
  area(EAR, '#2d2a29') +
  oval([196, 220, 178, 158], '#1d1b1b') +
  oval([196, 206, 178, 158], pen.slope('#4b4745', 1.1)) +
  oval([196, 211, 160, 139], pen.linear({ 0: '#1f1c1b', 60: '#343130', 100: '#48433f' })) +
  ovalRing([196, 206, 175, 155], '#8a8178', [3, 0.6]) +
  line('M36 160A170 148 0 0 1 118 72', '#fff', [4, 0.4]) +
  moved(food, 'translate(196 206)');
