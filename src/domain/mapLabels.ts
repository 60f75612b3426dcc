import { zoneAt, type LonLat } from './geometry.ts';
import type { ZoneId } from './catalog.ts';
import type { MapPoint, MapSize, MapView } from './mapView.ts';

/** What is kept free around a point: half of it lies on each side. */
export interface Taken extends MapSize {
  readonly at: MapPoint;
}

/** Words that want a place on the map. */
export interface WantedLabel extends MapSize {
  readonly id: string;
  /** Where their middle may be, the best place first. */
  readonly places: readonly MapPoint[];
  /** Stands at its best place where there is no free one. */
  readonly isNeeded: boolean;
}

const touches = (one: Taken, other: Taken): boolean =>
  Math.abs(one.at.x - other.at.x) * 2 < one.width + other.width &&
  Math.abs(one.at.y - other.at.y) * 2 < one.height + other.height;

const fits = ({ at, width, height }: Taken, map: MapSize): boolean =>
  at.x * 2 >= width &&
  at.y * 2 >= height &&
  (map.width - at.x) * 2 >= width &&
  (map.height - at.y) * 2 >= height;

/**
 * Where the labels stand, by their id: each at its first place that lies on the map and touches nothing that is there already,
 * those that come first first. What finds none is left out, unless it is needed.
 */
export function placedLabels(
  labels: readonly WantedLabel[],
  marks: readonly Taken[],
  map: MapSize,
): ReadonlyMap<string, MapPoint> {
  const taken = [...marks];
  const placed = new Map<string, MapPoint>();
  for (const { id, width, height, places, isNeeded } of labels) {
    const boxes = places.map((at) => ({ at, width, height }));
    const free = boxes.find((box) => fits(box, map) && !taken.some((other) => touches(box, other)));
    const box = free ?? (isNeeded ? boxes[0] : undefined);
    if (!box) continue;
    taken.push(box);
    placed.set(id, box.at);
  }
  return placed;
}

interface Area {
  readonly id: ZoneId;
  readonly polygon: readonly LonLat[];
}

/** Points to a side of the grid that is laid over a zone. */
const GRID = 17;
/** Of two points as far from the edges, the one nearer to the middle. */
const MIDDLE = 0.01;

const distance = (a: MapPoint, b: MapPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

const toEdge = (point: MapPoint, from: MapPoint, to: MapPoint): number => {
  const length = distance(from, to);
  if (length === 0) return distance(point, from);
  const share = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length ** 2;
  const near = Math.min(Math.max(share, 0), 1);
  return distance(point, { x: from.x + (to.x - from.x) * near, y: from.y + (to.y - from.y) * near });
};

/** Points of the map that belong to the zone and to none before it, those farthest from every edge first. */
export function innerPoints(zones: readonly Area[], zone: Area, view: MapView): readonly MapPoint[] {
  const corners = zone.polygon.map(view.pointOf);
  const edges = zones.flatMap(({ polygon }) => {
    const ring = polygon.map(view.pointOf);
    return ring.map((from, index) => ({ from, to: ring[(index + 1) % ring.length] ?? from }));
  });
  const steps = Array.from({ length: GRID }, (_, index) => (index + 0.5) / GRID);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const along = (values: readonly number[], share: number): number =>
    Math.min(...values) + (Math.max(...values) - Math.min(...values)) * share;
  const middle = { x: along(xs, 0.5), y: along(ys, 0.5) };
  const worth = (point: MapPoint): number =>
    Math.min(...edges.map(({ from, to }) => toEdge(point, from, to))) - distance(point, middle) * MIDDLE;
  return steps
    .flatMap((across) => steps.map((down) => ({ x: along(xs, across), y: along(ys, down) })))
    .filter((point) => zoneAt(zones, view.placeAt(point)) === zone.id)
    .map((point) => ({ point, worth: worth(point) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ point }) => point);
}
