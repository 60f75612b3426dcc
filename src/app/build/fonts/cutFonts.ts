import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { ROOT } from '../../server/paths.ts';
import { gvarOf } from './gvar.ts';
import { movesOf } from './moves.ts';
import { outlinesOf } from './outlines.ts';
import { withTable } from './sfnt.ts';

const FACES = join(ROOT, 'src/ui/styles/fonts.css');
const FONTS = join(ROOT, 'src/ui/fonts');
/** The whole variable font as its makers publish it (github.com/googlefonts/golos-text, cf2e272); no page asks for it. */
const SOURCE = join(FONTS, 'GolosText.ttf');
export const FONT_FILES = ['golos-cyr.woff2', 'golos-sign.woff2', 'golos-lat.woff2'] as const;
export type FontFile = (typeof FONT_FILES)[number];

export const shippedFont = (name: FontFile): Buffer => readFileSync(join(FONTS, name));

/** Every sign of a `unicode-range`. */
function signsOf(range: string): string {
  const signs = range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi);
  return [...signs]
    .flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, more) => from + more);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

const rangeOf = (name: FontFile): string => {
  const found = new RegExp(`${name}[^}]*unicode-range:([^;}]+)`).exec(readFileSync(FACES, 'utf8'))?.[1];
  if (found === undefined) throw new Error(`fonts.css has no face of ${name}`);
  return found;
};

/** The signs that fonts.css names for the file. */
export const signsIn = (name: FontFile): string => signsOf(rangeOf(name));

/** How a file is cut. The types of subset-font do not know the last two yet. */
export const CUT: NonNullable<Parameters<typeof subsetFont>[2]> & {
  readonly dropTables: readonly string[];
  readonly keepFeatures: readonly string[];
} = {
  targetFormat: 'woff2',
  // Text that runs downwards, and widths that the glyphs' own variations tell as well.
  dropTables: ['VVAR', 'vhea', 'vmtx', 'HVAR'],
  // What the shop's styles ask for; fractions and raised figures are a tenth of the signs' file.
  keepFeatures: ['kern', 'tnum', 'lnum'],
};

/** The weights of the shop's texts (tokens.css): of the five that the makers drew, the font tells these alone. */
export const WEIGHTS = [400, 600, 700, 800] as const;
const [LIGHTEST, HEAVIEST] = [WEIGHTS[0], WEIGHTS[3]];

/** Thousandths of the size that a contour may be off in a weight between: 0.03 px in a text of 17 px. */
export const TOLERANCE = 2;

/** The whole font's signs of a file as one weight of them. */
export const cutWeight = (name: FontFile, weight: number): Promise<Buffer> =>
  subsetFont(readFileSync(SOURCE), signsIn(name), {
    ...CUT,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });

/** The font, cut down to the signs that fonts.css names for the file and to the weights of the shop. */
export async function cutFont(name: FontFile): Promise<Buffer> {
  const signs = signsIn(name);
  const variationAxes = { wght: { min: LIGHTEST, max: HEAVIEST } };
  const font = await subsetFont(readFileSync(SOURCE), signs, { ...CUT, targetFormat: 'sfnt', variationAxes });
  const masters = await Promise.all(
    WEIGHTS.map(async (weight) => ({
      at: (weight - LIGHTEST) / (HEAVIEST - LIGHTEST),
      outlines: outlinesOf(await cutWeight(name, weight)),
    })),
  );
  return subsetFont(withTable(font, 'gvar', gvarOf(movesOf(masters, TOLERANCE))), signs, CUT);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const name of FONT_FILES) writeFileSync(join(FONTS, name), await cutFont(name));
