import type { LatLon } from './geometry.ts';

/** The page of a map service that shows the way from where one is to this place; a phone with its app opens that. */
export const routeTo = ([lat, lon]: LatLon): string =>
  `https://yandex.ru/maps/?rtext=~${lat},${lon}&rtt=auto`;
