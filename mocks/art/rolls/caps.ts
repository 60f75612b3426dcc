import { darken, lighten } from '../kit/colour.ts';
import { area, line, moved, oval } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import { type Cap, CAPS } from '../palette/caps.ts';
import { rowOf } from '../palette/lookup.ts';

const MELT =
  'M-45-2C-42-36-18-44 4-42 30-40 46-22 45 0 44 12 38 14 36 24 33 32 28 30 27 22 24 18 12 30 2 30-4 30-8 42-14 40-20 36-18 28-26 24-36 22-44 12-45-2Z';
const PAT = 'M-37-4C-38-26-18-38 2-37 24-36 38-24 37-4 36 12 22 20 0 20-22 20-36 12-37-4Z';
const GLAZE =
  'M-46-2C-44-34-18-41 4-40 30-38 47-20 46 0 46 14 41 20 38 38 36 46 30 44 29 34 27 22 20 24 14 34 9 42 3 40 1 30-3 22-10 26-15 44-18 54-26 52-27 40-28 26-36 26-39 16-44 12-46 6-46-2Z';

const scorchOf = (pen: Pen, { scorch, form }: Cap): string =>
  pen
    .spread(form === 'pat' ? 7 : 5, form === 'pat' ? 24 : 28, { squash: 0.7, tries: 5 })
    .map(([x, y], i) => oval([x, y - 8, 8 - i, 5.4 - i * 0.6], scorch, 0.5))
    .join('');

const bakedOn = (pen: Pen, cap: Cap, d: string): string =>
  moved(area(d, '#1a0d05', 0.26), 'translate(2 4)') +
  area(d, pen.radial({ 0: lighten(cap.color, 0.5), 50: cap.color, 100: darken(cap.color, 0.34) })) +
  scorchOf(pen, cap) +
  line('M-28-14C-22-27-10-32 2-31', '#fff', [4.4, 0.6]);

const poured = (pen: Pen, { color, scorch }: Cap): string =>
  moved(area(GLAZE, '#1a0d05', 0.26), 'translate(2 4)') +
  area(GLAZE, pen.slope(color, 1.2)) +
  line(pen.dots(pen.spread(9, 30, { squash: 0.7, tries: 4 })), scorch, [5, 0.55]) +
  line('M-33-14C-26-30-12-35 4-34M-36 18V30M28 28V38', '#fff', [4.4, 0.65]);

/** Whether the cut cannot be seen under this cap. */
export const hidesCut = (name: string): boolean => rowOf(CAPS, name)?.form !== 'pat' && name !== '';

/** What is baked on a standing piece; nothing for a piece without it. */
export const capOf = (pen: Pen, name: string): string => {
  const cap = rowOf(CAPS, name);
  if (!cap) return '';
  return cap.form === 'glaze' ? poured(pen, cap) : bakedOn(pen, cap, cap.form === 'pat' ? PAT : MELT);
};
