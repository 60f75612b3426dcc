import { geocoderQuery, type WireGeocoderAnswer, type WireGeocoderPlace } from '../../contracts/geocoder.ts';
import { placeAt, pointOf, type Place } from '../chain/places.ts';
import { jsonResponse, ok, refusal } from './reply.ts';

const COORDINATES = /^(-?\d+(?:\.\d+)?),\s?(-?\d+(?:\.\d+)?)$/;

const answerWith = (places: readonly WireGeocoderPlace[]): WireGeocoderAnswer => ({
  response: {
    GeoObjectCollection: { featureMember: places.map((GeoObject) => ({ GeoObject })) },
  },
});

const placeOf = (place: Place, pos: string): WireGeocoderPlace => ({
  Point: { pos },
  name: `${place.street}, ${place.house}`,
  metaDataProperty: {
    GeocoderMetaData: {
      text: `Россия, ${place.locality}, ${place.street}, ${place.house}`,
      Address: {
        Components: [
          { kind: 'country', name: 'Россия' },
          { kind: 'locality', name: place.locality },
          { kind: 'street', name: place.street },
          { kind: 'house', name: place.house },
        ],
      },
    },
  },
});

/** Coordinates to the nearest house. */
const reverse = (lon: number, lat: number): WireGeocoderAnswer => {
  const place = placeAt([lon, lat]);
  return answerWith(place ? [placeOf(place, `${lon} ${lat}`)] : []);
};

/** An address to its point. */
const forward = (text: string): WireGeocoderAnswer => {
  const point = pointOf(text);
  const place = point && placeAt(point);
  return answerWith(place ? [placeOf(place, `${point[0]} ${point[1]}`)] : []);
};

/** Plays the maps service for the demo's cities, both ways. */
export const answerGeocoder = (url: URL): Response => {
  const query = geocoderQuery.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) return jsonResponse(refusal(400, 'Нужны параметры format=json и geocode'));
  const [, lon, lat] = COORDINATES.exec(query.data.geocode) ?? [];
  if (lon === undefined || lat === undefined) return jsonResponse(ok(forward(query.data.geocode)));
  return jsonResponse(ok(reverse(Number(lon), Number(lat))));
};
