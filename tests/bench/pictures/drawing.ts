import { drawDish } from '../../../mocks/art/dish.ts';
import { buildShopCatalog } from '../../../mocks/backend/shop.ts';
import type { ImageFormat } from '../../../mocks/images/preset.ts';
import { renderDrawing } from '../../../mocks/images/render.ts';
import { dishesIn } from '../../../mocks/menu/grown.ts';
import { recipeOf } from '../../../mocks/menu/recipes.ts';
import { inTurns, median } from '../statistics.ts';

const FORMATS = ['webp', 'avif', 'png'] as const satisfies readonly ImageFormat[];
const WIDTHS = [320, 768] as const;
const DISHES = 6;
const QUALITY = 60;

/** What a demo picture of one format and size costs. */
export interface Drawn {
  readonly name: string;
  /** ms of CPU for one picture, in all threads, a value a round. */
  readonly ms: readonly number[];
  /** Thousands of bytes, the median of the dishes. */
  readonly kb: number;
}

/** Some dishes that lie far apart on the menu. */
const drawings = (): readonly string[] => {
  const recipes = dishesIn(buildShopCatalog()).flatMap(({ id }) => recipeOf(id) ?? []);
  const step = Math.floor(recipes.length / DISHES);
  return Array.from({ length: DISHES }, (_, at) => recipes.slice(at * step, at * step + 1))
    .flat()
    .map(drawDish);
};

/** Draws the same dishes in each format and size, in turns. */
export const drawAll = async (rounds: number): Promise<readonly Drawn[]> => {
  const svgs = drawings();
  const presets = new Map(
    WIDTHS.flatMap((width) =>
      FORMATS.map((format) => [`${format}, ${width} px`, { side: width, quality: QUALITY, format }]),
    ),
  );
  const bytes = new Map<string, number>();
  const ms = await inTurns([...presets.keys()], rounds, async (name) => {
    const preset = presets.get(name)!;
    const { user, system } = process.cpuUsage();
    const sizes: number[] = [];
    for (const svg of svgs) sizes.push((await renderDrawing(svg, preset)).byteLength);
    bytes.set(name, median(sizes));
    const used = process.cpuUsage();
    return (used.user + used.system - user - system) / 1_000 / svgs.length;
  });
  return Object.entries(ms).map(([name, values]) => ({
    name,
    ms: values,
    kb: (bytes.get(name) ?? Number.NaN) / 1_000,
  }));
};
