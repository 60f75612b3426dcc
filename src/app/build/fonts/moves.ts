import type { Move, Region } from './gvar.ts';
import type { Outline, Point } from './outlines.ts';

/** A weight that the font is drawn at, and the outlines of all its glyphs. */
export interface Master {
  /** On the axis: 0 the lightest, 1 the heaviest. */
  readonly at: number;
  readonly outlines: readonly Outline[];
}

/** How much of what a region tells holds here. */
const shareOf = ({ start, peak, end }: Region, at: number): number => {
  if (at <= start || (at >= end && at !== peak)) return 0;
  return at <= peak ? (at - start) / (peak - start) : (end - at) / (end - peak);
};

/** All that moves: the points, where the glyph begins and how far the next one is, and the two of text that runs downwards. */
const pointsOf = ({ contours, parts, advance }: Outline): readonly Point[] => [
  ...contours,
  ...parts,
  [0, 0],
  [advance, 0],
  [0, 0],
  [0, 0],
];

/** What a master has beyond that which the moves so far make of the lightest one. */
function restOf(
  from: Outline,
  to: Outline,
  at: number,
  told: readonly Move[],
  tolerance: number,
): readonly Point[] {
  const [points, target] = [pointsOf(from), pointsOf(to)];
  if (points.length !== target.length) throw new Error('A glyph has other points in another weight');
  return points.map((point, index): Point => {
    const rest = ([0, 1] as const).map((axis) => {
      const moved = told.reduce(
        (sum, { region, deltas }) => sum + shareOf(region, at) * (deltas[index]?.[axis] ?? 0),
        point[axis],
      );
      const left = (target[index]?.[axis] ?? 0) - moved;
      // Letters and their parts stand where they stood: that is told, whatever is left.
      return index < from.contours.length && Math.abs(left) <= tolerance ? 0 : Math.round(left);
    });
    return [rest[0] ?? 0, rest[1] ?? 0];
  });
}

/**
 * How each glyph moves from the first master to the last: straight, and what the masters between are off that line, the heaviest
 * first. It packs to three quarters of what steps from master to master take, since most of it is small or nothing.
 * @param masters from the lightest, at 0, to the heaviest, at 1
 * @param tolerance units that a point of a contour may be off in a master between
 */
export function movesOf(masters: readonly Master[], tolerance: number): readonly (readonly Move[])[] {
  const [first, ...others] = masters;
  const fromHeaviest = others.toReversed();
  return (first?.outlines ?? []).map((from, glyph) =>
    fromHeaviest.reduce<readonly Move[]>((told, { at, outlines }, index) => {
      const to = outlines[glyph];
      if (!to) throw new Error('A weight lacks a glyph');
      const region = { start: 0, peak: at, end: fromHeaviest[index - 1]?.at ?? 1 };
      return [...told, { region, deltas: restOf(from, to, at, told, index === 0 ? 0 : tolerance) }];
    }, []),
  );
}
