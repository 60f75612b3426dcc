import { list, type Point, polar, smooth, TAU } from './geometry.ts';
import { pair } from './text.ts';

interface BlobForm {
  /** Share by which a corner may leave the circle. */
  readonly wobble?: number;
  readonly corners?: number;
  readonly squash?: number;
}

interface SpreadForm {
  readonly squash?: number;
  /** Candidates per point: more of them keep points farther apart. */
  readonly tries?: number;
}

/** Seeded chance and the forms that come from it. Every call moves the chance on: the order of calls is part of a picture. */
export interface Dice {
  readonly random: () => number;
  readonly between: (low: number, high: number) => number;
  readonly pick: <const Item>(items: readonly [Item, ...Item[]]) => Item;
  /** A soft closed outline about the origin, as path data. */
  readonly blob: (radius: number, form?: BlobForm) => string;
  /** Points far from each other inside a disc. */
  readonly spread: (count: number, radius: number, form?: SpreadForm) => readonly Point[];
  /** Many short strokes in one path: rice, crumbs, sesame. Without an angle (radians) they lie every way. */
  readonly ticks: (points: readonly Point[], length?: number, angle?: number | null) => string;
  /** Dots for a round-capped stroke, in one path. */
  readonly dots: (points: readonly Point[]) => string;
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

type Chance = Pick<Dice, 'random' | 'between'>;

const farthest = (
  { random }: Chance,
  points: readonly Point[],
  reach: { radius: number; tries: number },
): Point => {
  let best: Point = [0, 0];
  let room = -1;
  for (let t = 0; t < reach.tries; t += 1) {
    const candidate = polar(reach.radius * Math.sqrt(random()), random() * TAU);
    const near = Math.min(...points.map((point) => distance(point, candidate)), reach.radius * 2);
    if (near > room) [best, room] = [candidate, near];
  }
  return best;
};

const spreader =
  (chance: Chance): Dice['spread'] =>
  (count, radius, { squash = 1, tries = 14 } = {}) => {
    const points: Point[] = [];
    for (let i = 0; i < count; i += 1) points.push(farthest(chance, points, { radius, tries }));
    return points.map(([x, y]) => [x, y * squash]);
  };

const blobber =
  ({ between }: Chance): Dice['blob'] =>
  (radius, { wobble = 0.12, corners = 9, squash = 1 } = {}) =>
    smooth(
      list(corners, (i) => {
        const [x, y] = polar(radius * (1.06 + between(-wobble, wobble)), (i / corners) * TAU);
        return [x, y * squash];
      }),
    );

const ticker =
  ({ random, between }: Chance): Dice['ticks'] =>
  (points, length = 4, angle = null) =>
    points
      .map(([x, y]) => {
        const [dx, dy] = polar(length, angle === null ? random() * TAU : angle + between(-0.4, 0.4));
        return `M${pair(Math.round(x - dx / 2), Math.round(y - dy / 2))}l${pair(Math.round(dx), Math.round(dy))}`;
      })
      .join('');

export const createDice = (random: () => number): Dice => {
  const between = (low: number, high: number): number => low + random() * (high - low);
  const chance = { random, between };
  return {
    ...chance,
    pick: (items) => items[Math.floor(random() * items.length)] ?? items[0],
    blob: blobber(chance),
    spread: spreader(chance),
    ticks: ticker(chance),
    dots: (points) => points.map(([x, y]) => `M${pair(Math.round(x), Math.round(y))}h0`).join(''),
  };
};
