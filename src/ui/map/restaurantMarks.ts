import { toLonLat } from '../../domain/geometry.ts';
import type { Restaurant } from '../../domain/settings.ts';
import type { MapMark } from './mapParts.ts';

/** The restaurants whose place is known, by their addresses: their names mostly say the same twice. */
export const restaurantMarks = (restaurants: readonly Restaurant[]): readonly MapMark[] =>
  restaurants.flatMap(({ id, at, address }) =>
    at === null ? [] : [{ id, kind: 'restaurant', at: toLonLat(at), words: address }],
  );
