import { darken, lighten, type Paint } from './colour.ts';
import { opacityText, tight } from './text.ts';

/** Colour, or colour and opacity, at a percentage of the way. */
type Stops = Readonly<Record<number, Paint | readonly [color: Paint, opacity: number]>>;

/** Markup that is written once per picture and found again by its text. Gradients answer a fill, the rest an id. */
export interface Definitions {
  readonly define: (markup: string) => string;
  readonly symbol: (body: string) => string;
  readonly outline: (d: string) => string;
  readonly clip: (shape: string) => string;
  readonly linear: (stops: Stops, direction?: string) => Paint;
  readonly radial: (stops: Stops, shape?: string) => Paint;
  /** The house light: a ball lit from the top left. */
  readonly ball: (color: Paint, depth?: number) => Paint;
  /** A surface lit from the top left. */
  readonly slope: (color: Paint, depth?: number) => Paint;
  /** An upright round wall: bright at the left, dark at the right. */
  readonly wall: (color: Paint, depth?: number) => Paint;
  /** A soft round shadow that fades at the edge; the core is the dark share of its radius. */
  readonly shadow: (strength?: number, core?: number) => Paint;
}

type Define = Definitions['define'];
type Gradients = Pick<Definitions, 'linear' | 'radial'>;

const stopText = ([percent, stop]: readonly [string, Paint | readonly [Paint, number]]): string => {
  const [color, opacity] = typeof stop === 'string' ? [stop, 1] : stop;
  const veil = opacity === 1 ? '' : ` stop-opacity="${opacityText(opacity)}"`;
  return `<stop offset="${opacityText(Number(percent) / 100)}" stop-color="${color}"${veil}/>`;
};

const gradientsOf = (define: Define): Gradients => {
  const gradient = (name: string, attributes: string, stops: Stops): Paint =>
    `url(#${define(`<${name} ${attributes}>${Object.entries(stops).map(stopText).join('')}</${name}>`)})`;
  return {
    linear: (stops, direction = 'x2="0" y2="1"') => gradient('linearGradient', direction, stops),
    radial: (stops, shape = 'cx=".38" cy=".32" r=".72"') => gradient('radialGradient', shape, stops),
  };
};

const shadingOf = ({
  linear,
  radial,
}: Gradients): Pick<Definitions, 'ball' | 'slope' | 'wall' | 'shadow'> => ({
  ball: (color, depth = 1) =>
    radial({ 0: lighten(color, 0.32 * depth), 55: color, 100: darken(color, 0.3 * depth) }),
  slope: (color, depth = 1) =>
    linear({ 0: lighten(color, 0.3 * depth), 50: color, 100: darken(color, 0.28 * depth) }, 'x2="1" y2="1"'),
  wall: (color, depth = 1) => {
    const [edge, gleam, gloom] = [
      darken(color, 0.1 * depth),
      lighten(color, 0.25 * depth),
      darken(color, 0.38 * depth),
    ];
    return linear({ 0: edge, 22: gleam, 55: color, 100: gloom }, 'x2="1"');
  },
  shadow: (strength = 0.34, core = 0.72) =>
    radial({ [Math.round(core * 100)]: ['#1a0d05', strength], 100: ['#1a0d05', 0] }, 'r=".5"'),
});

/** The prefix keeps ids of several pictures on one page apart. */
export const createDefinitions = (prefix: string): Definitions & { readonly written: () => string } => {
  const ids = new Map<string, string>();
  const written: string[] = [];
  const define: Define = (markup) => {
    const known = ids.get(markup);
    if (known) return known;
    const id = `${prefix}${ids.size.toString(36)}`;
    ids.set(markup, id);
    written.push(markup.replace(/^<(\w+)/, `<$1 id="${id}"`));
    return id;
  };
  const gradients = gradientsOf(define);
  return {
    define,
    symbol: (body) => define(`<g>${body}</g>`),
    outline: (d) => define(`<path d="${tight(d)}"/>`),
    clip: (shape) => define(`<clipPath>${shape}</clipPath>`),
    ...gradients,
    ...shadingOf(gradients),
    written: () => written.join(''),
  };
};
