import * as z from 'zod/mini';
import { about, assumed, id, missing, pathId, roubles, shopHeaders } from './common.ts';
import { notation as c } from './notation.ts';

const text = z.nullish(z.string());

export const city = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  iikoId: z.string(),
  /** The name in the prepositional case: «в Самаре». */
  cityIn: text,
});

export const directoryStreet = assumed(
  z.object({ name: z.string(), houses: z.nullish(z.array(z.string())) }),
);

/** Streets for the suggestions of the address form; the bare list is read too. */
export const bareDirectory = z.array(directoryStreet);
export const directory = assumed(z.union([assumed(z.object({ streets: bareDirectory })), bareDirectory]));

export const zoneDelivery = z.object({
  deliveryId: text,
  /** Roubles of paid goods below which the order is not taken. */
  minSum: assumed(z.nullish(roubles)),
  /** Roubles of paid goods from which delivery is free. */
  freeFrom: assumed(z.nullish(roubles)),
  /** Minutes. */
  deliveryTime: assumed(z.nullish(z.number())),
});

export type WireCity = z.infer<typeof city>;
export type WireDirectoryStreet = z.infer<typeof directoryStreet>;
export type WireDirectory = z.infer<typeof directory>;
export type WireZoneDelivery = z.infer<typeof zoneDelivery>;

const metadata = about({ auth: 'none', idempotent: true });

export const cityRoutes = c.router({
  list: {
    method: 'GET',
    path: '/city/',
    headers: shopHeaders,
    responses: { 200: z.array(city) },
    summary: 'Cities of the chain',
    metadata,
  },
  directory: {
    method: 'GET',
    path: '/cladr/city/:cityIikoId',
    pathParams: z.object({ cityIikoId: pathId }),
    headers: shopHeaders,
    responses: { 200: directory, ...missing },
    summary: 'Streets and houses of a city',
    metadata,
  },
  zoneDelivery: {
    method: 'GET',
    path: '/map/zones/delivery/:zoneId',
    pathParams: z.object({ zoneId: pathId }),
    headers: shopHeaders,
    responses: { 200: zoneDelivery, ...missing },
    summary: 'Delivery conditions of a zone',
    metadata,
  },
});
