import type { Paint } from './colour.ts';
import type { Point } from './geometry.ts';
import { num, opacityText, pair, tight } from './text.ts';

/** Stroke width, or width and opacity. */
export type Weight = number | readonly [width: number, opacity: number];
type Circle = readonly [x: number, y: number, r: number];
type Ellipse = readonly [x: number, y: number, rx: number, ry: number];

const veil = (opacity: number): string => (opacity === 1 ? '' : ` opacity="${opacityText(opacity)}"`);
const strokeOf = (paint: Paint, weight: Weight): string => {
  const [width, opacity] = typeof weight === 'number' ? [weight, 1] : weight;
  return `stroke="${paint}" stroke-width="${num(width)}"${veil(opacity)}`;
};

/** A filled path. */
export const area = (d: string, paint: Paint, opacity = 1): string =>
  `<path d="${tight(d)}" fill="${paint}"${veil(opacity)}/>`;

/** A stroked path with round caps. */
export const line = (d: string, paint: Paint, weight: Weight): string =>
  `<path d="${tight(d)}" ${strokeOf(paint, weight)}/>`;

export const disc = ([x, y, r]: Circle, paint: Paint, opacity = 1): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${paint}"${veil(opacity)}/>`;

export const ring = ([x, y, r]: Circle, paint: Paint, weight: Weight): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" ${strokeOf(paint, weight)}/>`;

/** A disc with a dark edge, in one element. */
export const rimmedDisc = ([x, y, r]: Circle, paint: Paint, rim: Paint): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${paint}" stroke="${rim}" stroke-width="2.2"/>`;

const ellipse = ([x, y, rx, ry]: Ellipse): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"`;

export const oval = (shape: Ellipse, paint: Paint, opacity = 1): string =>
  `${ellipse(shape)} fill="${paint}"${veil(opacity)}/>`;

export const ovalRing = (shape: Ellipse, paint: Paint, weight: Weight): string =>
  `${ellipse(shape)} ${strokeOf(paint, weight)}/>`;

export const group = (body: string, attributes: string): string => `<g ${attributes}>${body}</g>`;
export const moved = (body: string, transform: string): string => `<g transform="${transform}">${body}</g>`;
export const clipped = (body: string, clip: string): string => group(body, `clip-path="url(#${clip})"`);
export const copy = (id: string, transform = ''): string =>
  `<use href="#${id}"${transform ? ` transform="${transform}"` : ''}/>`;

/** A copy at a point, upright and at its own size: shorter than a transform. */
export const copyAt = (id: string, [x, y]: Point): string =>
  `<use href="#${id}" x="${num(x)}" y="${num(y)}"/>`;

/** A transform: to the point, then turned by degrees, then scaled. */
export const turn = ([x, y]: Point, angle = 0, scale = 1): string =>
  `translate(${pair(x, y)})${angle ? `rotate(${num(angle)})` : ''}${scale === 1 ? '' : `scale(${opacityText(scale)})`}`;
