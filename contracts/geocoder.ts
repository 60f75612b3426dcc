import * as z from 'zod/mini';

/** Query of the maps service (Yandex geocoder 1.x); `geocode` is "lon,lat" or an address joined with ", ". */
export const geocoderQuery = z.object({
  format: z.literal('json'),
  geocode: z.string(),
  apikey: z.optional(z.string()),
});

/** The kinds that are read: locality, street, house. */
const geocoderComponent = z.object({ kind: z.string(), name: z.string() });

const geocoderPlace = z.object({
  /** "lon lat" */
  Point: z.object({ pos: z.string() }),
  name: z.nullish(z.string()),
  metaDataProperty: z.object({
    GeocoderMetaData: z.object({
      text: z.nullish(z.string()),
      Address: z.object({ Components: z.array(geocoderComponent) }),
    }),
  }),
});

export const geocoderAnswer = z.object({
  response: z.object({
    GeoObjectCollection: z.object({
      featureMember: z.array(z.object({ GeoObject: geocoderPlace })),
    }),
  }),
});

export type WireGeocoderPlace = z.infer<typeof geocoderPlace>;
export type WireGeocoderAnswer = z.infer<typeof geocoderAnswer>;
