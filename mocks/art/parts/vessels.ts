import { area, line, oval } from '../kit/markup.ts';
import type { Pen } from '../kit/pen.ts';

/** A glass seen from the side, its foot at y 367. */
export interface Vessel {
  readonly glass: string;
  readonly liquid: string;
  readonly gleam: string;
  /** Walls and rim, to be stroked. */
  readonly outline: string;
  /** The left end of the rim. */
  readonly rim: readonly [x: number, y: number];
  readonly surface: readonly [y: number, reach: number];
  /** How much lower than in a tall glass the top of the drink lies. */
  readonly drop: number;
}

/** Dark enough for a pale tile, pale enough for a dark one. */
export const EDGE = '#7c979c';

export const HIGHBALL: Vessel = {
  glass: 'M112 66H288L268 350Q266 366 248 367H152Q134 366 132 350Z',
  liquid: 'M119 108Q200 124 281 108L265 340Q262 350 246 351H154Q138 350 135 340Z',
  gleam: 'M124 76H148L158 346H146Z',
  outline:
    'M112 66L132 350Q134 366 152 367H248Q266 366 268 350L288 66M112 66Q200 50 288 66Q200 82 112 66M266 96L250 330',
  rim: [112, 66],
  surface: [108, 80],
  drop: 0,
};

export const TUMBLER: Vessel = {
  glass: 'M88 122H312L290 346Q287 366 266 367H134Q113 366 110 346Z',
  liquid: 'M97 166Q200 184 303 166L286 336Q283 350 266 351H134Q117 350 114 336Z',
  gleam: 'M102 134H130L140 344H124Z',
  outline:
    'M88 122L110 346Q113 366 134 367H266Q287 366 290 346L312 122M88 122Q200 104 312 122Q200 142 88 122M288 150L272 330',
  rim: [88, 122],
  surface: [166, 102],
  drop: 54,
};

const CREAM =
  'M112 92C92 68 122 46 146 54 150 24 192 10 214 30 246 18 272 44 262 62 292 64 302 88 284 96 236 116 164 116 112 92Z';

/** Whipped cream over the rim of a tall glass. */
export const creamOn = (pen: Pen): string =>
  oval([200, 104, 82, 16], '#f3e2ca') +
  area(CREAM, pen.radial({ 0: '#fffdf8', 55: '#fdf3e4', 100: '#dcc4a4' })) +
  line(
    'M146 56Q150 76 178 78M214 32Q190 44 196 66M262 62Q240 62 232 82M128 90Q160 102 196 94',
    '#d8bd98',
    [4, 0.6],
  ) +
  line('M124 68Q130 60 142 60M160 40Q172 26 192 26', '#fff', [4, 0.9]);
