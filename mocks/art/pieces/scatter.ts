import { list, type Point } from '../kit/geometry.ts';
import type { Pen } from '../kit/pen.ts';
import { thing } from '../palette/matter.ts';
import { bulkOf, isSpeck, place, type SUNK } from './place.ts';

interface Dealt {
  readonly name: string;
  readonly spot: Point;
}

/** Gives every name the free place farthest from its namesakes. */
const deal = (deck: readonly string[], places: readonly Point[]): readonly Dealt[] => {
  const free = [...places];
  const own = new Map<string, readonly Point[]>();
  return deck.map((name) => {
    const mine = own.get(name) ?? [];
    const room = free.map(([x, y]) => Math.min(...mine.map(([mx, my]) => Math.hypot(mx - x, my - y))));
    const [spot = [0, 0] as const] = free.splice(room.indexOf(Math.max(...room)), 1);
    own.set(name, [...mine, spot]);
    return { name, spot };
  });
};

interface Heap {
  readonly count: number;
  readonly radius: number;
  readonly scale?: number;
  readonly variant?: number | typeof SUNK;
}

const shareOf = (name: string, rank: number, among: number): number => {
  const hero = rank === 0 ? 1.5 : 0.85;
  return Math.min(bulkOf(name), 2) * (among === 1 ? 1 : hero);
};

/** Deals the names over well spread places. The first name is the hero: more of it, larger, above the others; small things land on top. */
export const scatter = (pen: Pen, names: readonly string[], heap: Heap): string => {
  const { count, radius, scale = 1, variant = 0 } = heap;
  const [hero] = names;
  const deck = names.flatMap((name, i) =>
    list(Math.max(1, Math.round((count / names.length) * shareOf(name, i, names.length))), () => name),
  );
  const layerOf = ({ name }: Dealt, at: number): number => {
    if (isSpeck(name)) return 3;
    if (name === hero) return 1;
    return bulkOf(name) > 1 && at % 2 ? 2 : 0;
  };
  const sizeOf = (name: string): number => (isSpeck(name) ? 0.78 : name === hero ? 1.12 : 1);
  return deal(deck, pen.spread(deck.length, radius))
    .map((dealt, at) => ({ ...dealt, layer: layerOf(dealt, at) }))
    .toSorted((a, b) => a.layer - b.layer)
    .map(({ name, spot }) => {
      const angle = thing(name).shape === 'block' ? pen.between(-22, 22) : pen.between(0, 360);
      const size = scale * sizeOf(name) * pen.between(0.95, 1.08);
      return place(pen, name, { spot, angle, scale: Math.round(size * 10) / 10, variant });
    })
    .join('');
};
