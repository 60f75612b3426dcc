import { lonLat, type LonLat } from '../../domain/geometry.ts';

export const MAP_WIDTH = 400;
export const MAP_HEIGHT = 300;
const PADDING = 20;
/** The drawing is never of less, about a kilometre: what is smaller, or a single place, stands in its middle. */
const LEAST_DEGREES = 0.01;

interface Area {
  readonly polygon: readonly LonLat[];
}
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Turns places into points of the drawing, and back. */
export interface Projection {
  readonly pointOf: (place: LonLat) => Point;
  readonly placeAt: (point: Point) => LonLat;
}

const toTenth = (n: number): number => Math.round(n * 10) / 10;
const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const extent = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/**
 * A projection that shows all the areas, north up, without distorting them: near the middle of a city a degree of longitude
 * is shorter than one of latitude by the cosine of the latitude. Null where there is nothing to show.
 */
export function projectionOf(areas: readonly Area[]): Projection | null {
  const places = areas.flatMap(({ polygon }) => polygon);
  if (places.length === 0) return null;
  const [lons, lats] = [places.map(([lon]) => lon), places.map(([, lat]) => lat)];
  const [midLon, midLat] = [middle(lons), middle(lats)];
  const squeeze = Math.cos((midLat * Math.PI) / 180);
  const scale = Math.min(
    (MAP_WIDTH - 2 * PADDING) / Math.max(extent(lons) * squeeze, LEAST_DEGREES),
    (MAP_HEIGHT - 2 * PADDING) / Math.max(extent(lats), LEAST_DEGREES),
  );
  return {
    pointOf: ([lon, lat]) => ({
      x: toTenth(MAP_WIDTH / 2 + (lon - midLon) * squeeze * scale),
      y: toTenth(MAP_HEIGHT / 2 - (lat - midLat) * scale),
    }),
    placeAt: ({ x, y }) =>
      lonLat(midLon + (x - MAP_WIDTH / 2) / (squeeze * scale), midLat - (y - MAP_HEIGHT / 2) / scale),
  };
}

/** The ring of an area as the points of an SVG polygon. */
export const ringPoints = ({ polygon }: Area, { pointOf }: Projection): string =>
  polygon
    .map(pointOf)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

/** The point pulled onto the drawing where it lies outside of it. */
export const clamped = ({ x, y }: Point): Point => ({
  x: Math.min(Math.max(x, PADDING), MAP_WIDTH - PADDING),
  y: Math.min(Math.max(y, PADDING * 2), MAP_HEIGHT - PADDING / 2),
});
