import { lonLat, type LonLat } from '../../domain/geometry.ts';
import type { MapPoint, MapView } from '../../domain/mapView.ts';

/** The places of a line "lon lat, lon lat, …"; none of what is no number. */
export const placesOf = (line: string): readonly LonLat[] =>
  line
    .split(',')
    .map((pair) => pair.trim().split(' ').map(Number))
    .flatMap(([lon, lat]) => (lon !== undefined && lat !== undefined ? [lonLat(lon, lat)] : []))
    .filter((place) => place.every(Number.isFinite));

const written = ({ x, y }: MapPoint): string => `${Math.round(x)} ${Math.round(y)}`;

/** The ring of an area as the path of its outline, with corners. */
export const cornered = (ring: readonly LonLat[], { pointOf }: MapView): string =>
  ring.length === 0 ? '' : `M${ring.map((place) => written(pointOf(place))).join('L')}Z`;

/** A curve through all the places, by Catmull and Rom; closed where it goes round an area. */
export function smooth(places: readonly LonLat[], { pointOf }: MapView, isClosed: boolean): string {
  const points = places.map(pointOf);
  const [first] = points;
  if (!first) return '';
  const { length } = points;
  const at = (index: number): MapPoint =>
    (isClosed ? points.at(index % length) : points[Math.min(Math.max(index, 0), length - 1)]) ?? first;
  const bends = Array.from({ length: isClosed ? length : length - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${written(leave)} ${written(arrive)} ${written(to)}`;
  });
  return `M${written(first)}${bends.join('')}${isClosed ? 'Z' : ''}`;
}
