import { darken, lighten, type Paint } from '../kit/colour.ts';
import { clipped, disc, line, moved, oval, ring } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';
import type { Glaze } from '../palette/ware.ts';

type Ellipse = readonly [x: number, y: number, rx: number, ry: number];

/** The one soft shadow under a dish. */
export const underShadow = (pen: Pen, shape: Ellipse, strength = 0.36): string =>
  oval(shape, pen.shadow(strength, 0.7));

const ACROSS = 'x1=".15" y1=".1" x2=".85" y2=".9"';

const outsideOf = (pen: Pen, { color }: Glaze): Paint =>
  pen.linear({ 0: lighten(color, 0.4), 50: color, 100: darken(color, 0.34) }, ACROSS);
const insideOf = (pen: Pen, { inside }: Glaze): Paint =>
  pen.linear({ 0: darken(inside, 0.36), 55: inside, 100: lighten(inside, 0.45) }, ACROSS);

const rimOf = ({ rim, band }: Glaze): string =>
  band
    ? ring([200, 200, 175], rim, [2.4, 0.75]) + ring([200, 200, 168], band, [4.4, 0.85])
    : ring([200, 200, 168], rim, [2, 0.6]);

/** A bowl from straight above: shadow, wall, dark inner wall, rim gleam. The food goes into a disc of radius 146. */
export const bowl = (pen: Pen, glaze: Glaze, food: string): string =>
  underShadow(pen, [210, 217, 186, 184]) +
  disc([200, 200, 176], outsideOf(pen, glaze)) +
  disc([200, 200, 162], insideOf(pen, glaze)) +
  rimOf(glaze) +
  moved(food, 'translate(200 200)') +
  line('M44 168A160 160 0 0 1 132 55', '#fff', [5, 0.55]) +
  line('M148 49l6-2', '#fff', [5, 0.5]);

/** Food cut off by the inner wall. */
export const inBowl = (pen: Pen, body: string, radius = 148): string =>
  clipped(body, pen.clip(`<circle r="${radius}"/>`));

/** The dark that the wall throws on the food. */
export const rimGloom = (pen: Pen, radius = 149, strength = 0.5): string =>
  disc(
    [0, 0, radius],
    pen.radial({ 74: ['#1a0d05', 0], 100: ['#1a0d05', strength] }, 'cx=".54" cy=".55" r=".54"'),
  );
