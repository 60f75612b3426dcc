import type { ZoneId } from './catalog.ts';

/** A point as restaurants give it. The two orders are two types, and only this file turns one into the other (assumptions, section 6, "coordinates"). */
export type LatLon = readonly [lat: number, lon: number] & { readonly __brand: 'LatLon' };
/** A point as zone polygons and the geocoder give it. */
export type LonLat = readonly [lon: number, lat: number] & { readonly __brand: 'LonLat' };

interface ZoneArea {
  readonly id: ZoneId;
  readonly polygon: readonly LonLat[];
}

/** Square degrees: far below a metre beside any border of a city. */
const BORDER_TOLERANCE = 1e-12;

export function latLon(lat: number, lon: number): LatLon {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one maker of this brand
  return [lat, lon] as const as LatLon;
}

export function lonLat(lon: number, lat: number): LonLat {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one maker of this brand
  return [lon, lat] as const as LonLat;
}

export function toLonLat([lat, lon]: LatLon): LonLat {
  return lonLat(lon, lat);
}

export function toLatLon([lon, lat]: LonLat): LatLon {
  return latLon(lat, lon);
}

/** The first zone that holds the point; its border belongs to it, its ring may be closed or open. */
export function zoneAt(zones: readonly ZoneArea[], point: LonLat): ZoneId | null {
  return zones.find(({ polygon }) => holds(polygon, point))?.id ?? null;
}

function holds(ring: readonly LonLat[], point: LonLat): boolean {
  if (ring.length < 3) return false;
  const edges = ring.map((from, index) => ({ from, to: ring[(index + 1) % ring.length] ?? from }));
  if (edges.some(({ from, to }) => isBetween(from, to, point))) return true;
  return edges.filter(({ from, to }) => isCrossed(from, to, point)).length % 2 === 1;
}

/** Whether the point lies on the edge. */
function isBetween(from: LonLat, to: LonLat, [x, y]: LonLat): boolean {
  const turn = (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
  if (Math.abs(turn) > BORDER_TOLERANCE) return false;
  const isWithin = (a: number, b: number, value: number): boolean =>
    value >= Math.min(a, b) && value <= Math.max(a, b);
  return isWithin(from[0], to[0], x) && isWithin(from[1], to[1], y);
}

/** Whether a ray to the east meets the edge; an end on the ray's latitude counts for one of its two edges only. */
function isCrossed(from: LonLat, to: LonLat, [x, y]: LonLat): boolean {
  if (from[1] > y === to[1] > y) return false;
  return x < from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]);
}
