import * as z from 'zod/mini';

/** Query of the maps service (Yandex geocoder 1.x); `geocode` is "lon,lat" or an address joined with ", ". */
export const geocoderQuery = z.object({
  format: z.literal('json'),
  geocode: z.string(),
  apikey: z.optional(z.string()),
});

/** The kinds that are read: locality, street, house. */
const geocoderComponent = z.looseObject({ kind: z.string(), name: z.string() });

const geocoderPlace = z.looseObject({
  /** "lon lat" */
  Point: z.looseObject({ pos: z.string() }),
  name: z.nullish(z.string()),
  metaDataProperty: z.looseObject({
    GeocoderMetaData: z.looseObject({
      text: z.nullish(z.string()),
      Address: z.looseObject({ Components: z.array(geocoderComponent) }),
    }),
  }),
});

export const geocoderAnswer = z.looseObject({
  response: z.looseObject({
    GeoObjectCollection: z.looseObject({
      featureMember: z.array(z.looseObject({ GeoObject: geocoderPlace })),
    }),
  }),
});

export type WireGeocoderPlace = z.infer<typeof geocoderPlace>;
export type WireGeocoderAnswer = z.infer<typeof geocoderAnswer>;
