import { drawDish } from './dish.ts';
import { lighten, mix, type Paint } from './kit/colour.ts';
import type { DishRecipe } from './recipe.ts';

export type SceneLayout = 'hero' | 'story' | 'tile' | 'plate';

/** A picture of several dishes: the first is the large one, three at most are drawn. */
export interface Scene {
  readonly dishes: readonly DishRecipe[];
  /** `lacquer`, `paper`, `none` (transparent) or a colour as #rrggbb; lacquer without it. */
  readonly ground?: string;
  readonly layout: SceneLayout;
}

type Square = readonly [x: number, y: number, side: number];

interface Stage {
  readonly width: number;
  readonly height: number;
  /** Where one, two or three dishes stand; the first place is the large one's. */
  readonly places: readonly (readonly Square[])[];
}

/** Text stands at the left of a hero, at the top of a story, at the top left of a tile: dishes keep clear of it. A plate has none. */
const STAGES: Readonly<Record<SceneLayout, Stage>> = {
  hero: {
    width: 1600,
    height: 900,
    places: [
      [[790, -60, 1020]],
      [
        [860, -50, 1000],
        [590, 440, 440],
      ],
      [
        [870, -50, 1000],
        [620, 50, 350],
        [580, 440, 430],
      ],
    ],
  },
  story: {
    width: 900,
    height: 1600,
    places: [
      [[-10, 580, 920]],
      [
        [20, 520, 960],
        [-80, 1150, 500],
      ],
      [
        [10, 500, 940],
        [-70, 1190, 470],
        [480, 1200, 430],
      ],
    ],
  },
  tile: {
    width: 900,
    height: 900,
    places: [
      [[190, 230, 740]],
      [
        [80, 260, 680],
        [510, 10, 460],
      ],
      [
        [80, 290, 640],
        [500, 40, 440],
        [590, 520, 400],
      ],
    ],
  },
  plate: {
    width: 900,
    height: 900,
    places: [
      [[0, 0, 900]],
      [
        [0, 60, 700],
        [480, 0, 420],
      ],
      [
        [0, 60, 680],
        [500, 0, 400],
        [540, 500, 360],
      ],
    ],
  },
};

const GROUNDS: Readonly<Record<string, Paint>> = { lacquer: '#1b1512', paper: '#f4f0ea' };
const HEX = /^#[\da-f]{6}$/i;

const paintOf = (ground: string): Paint | null => {
  if (HEX.test(ground)) return ground;
  return (Object.hasOwn(GROUNDS, ground) && GROUNDS[ground]) || null;
};

/** The ground with a warm light behind the large dish. */
const groundOf = (ground: string, { width, height }: Stage, [x, y, side]: Square): string => {
  const paint = paintOf(ground);
  if (!paint) return '';
  const id = `ground${paint.slice(1)}`;
  const glow = mix(paint, lighten(paint, 0.5), 0.36);
  const [cx, cy] = [x + side / 2, y + side / 2];
  return (
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${side * 0.72}">` +
    `<stop offset=".35" stop-color="${glow}"/><stop offset="1" stop-color="${paint}"/></radialGradient>` +
    `<path d="M0 0H${width}V${height}H0Z" fill="url(#${id})"/>`
  );
};

const dishAt = (recipe: DishRecipe, [x, y, side]: Square): string =>
  drawDish(recipe).replace(
    '<svg xmlns="http://www.w3.org/2000/svg" ',
    `<svg x="${x}" y="${y}" width="${side}" height="${side}" `,
  );

/** A scene as SVG text. Small dishes lie behind the large one; the same scene gives the same text. */
export const drawScene = ({ dishes, ground = 'lacquer', layout }: Scene): string => {
  const stage = STAGES[layout];
  const shown = dishes.slice(0, 3);
  const places = stage.places[Math.max(shown.length, 1) - 1] ?? [];
  const placed = shown.map((recipe, i) => dishAt(recipe, places[i] ?? [0, 0, stage.width]));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${stage.width} ${stage.height}" width="${stage.width}" height="${stage.height}">` +
    groundOf(ground, stage, places[0] ?? [0, 0, stage.width]) +
    placed.toReversed().join('') +
    '</svg>'
  );
};
