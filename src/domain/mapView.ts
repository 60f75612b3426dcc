import { lonLat, type LonLat } from './geometry.ts';

/** In pixels. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** Turns places into points of a drawing, and back. */
export interface MapView {
  readonly size: MapSize;
  readonly pointOf: (place: LonLat) => MapPoint;
  readonly placeAt: (point: MapPoint) => LonLat;
}

/** The drawing is never of less, about two kilometres: what is smaller, or a single place, stands in its middle. */
const LEAST_DEGREES = 0.02;

const toTenth = (n: number): number => Math.round(n * 10) / 10;
const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const extent = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
/** A small drawing keeps half of itself for what it shows. */
const room = (side: number, margin: number): number => Math.max(side - 2 * margin, side / 2);

/**
 * A view of all the places, north up, without distortion: near the middle of a city a degree of longitude is shorter than one
 * of latitude by the cosine of the latitude. Null where there is nothing to show.
 */
export function mapView(frame: readonly LonLat[], size: MapSize, margin = 20): MapView | null {
  if (frame.length === 0) return null;
  const [lons, lats] = [frame.map(([lon]) => lon), frame.map(([, lat]) => lat)];
  const [midLon, midLat] = [middle(lons), middle(lats)];
  const squeeze = Math.cos((midLat * Math.PI) / 180);
  const scale = Math.min(
    room(size.width, margin) / Math.max(extent(lons) * squeeze, LEAST_DEGREES),
    room(size.height, margin) / Math.max(extent(lats), LEAST_DEGREES),
  );
  return {
    size,
    pointOf: ([lon, lat]) => ({
      x: toTenth(size.width / 2 + (lon - midLon) * squeeze * scale),
      y: toTenth(size.height / 2 - (lat - midLat) * scale),
    }),
    placeAt: ({ x, y }) =>
      lonLat(midLon + (x - size.width / 2) / (squeeze * scale), midLat - (y - size.height / 2) / scale),
  };
}

/** The point pulled onto the drawing where it lies outside of it, with room for a pin. */
export const clamped = ({ x, y }: MapPoint, { width, height }: MapSize): MapPoint => ({
  x: Math.min(Math.max(x, 20), width - 20),
  y: Math.min(Math.max(y, 40), height - 10),
});
