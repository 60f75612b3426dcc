import * as z from 'zod/mini';
import {
  about,
  done,
  id,
  missing,
  pathId,
  refused,
  secretOrNumber,
  shopHeaders,
  signedOut,
} from './common.ts';
import { notation as c } from './notation.ts';

/** What a customer types of an address. */
const lines = {
  city: z.nullish(z.string()),
  street: z.nullish(secretOrNumber),
  home: z.nullish(secretOrNumber),
  apartment: z.nullish(secretOrNumber),
  entrance: z.nullish(secretOrNumber),
  floor: z.nullish(secretOrNumber),
  zoneId: z.nullish(id),
};

export const address = z.object({ id, userId: z.nullish(id), ...lines });
export const addressCreation = z.object({ userId: id, ...lines });

export type WireAddress = z.infer<typeof address>;
/** The body to send: its personal fields need no brand. */
export type WireAddressCreation = z.input<typeof addressCreation>;

export const addressRoutes = c.router({
  list: {
    method: 'GET',
    path: '/address/by-user-id/:userId',
    pathParams: z.object({ userId: pathId }),
    headers: shopHeaders,
    responses: { 200: z.array(address), ...signedOut, ...refused },
    summary: 'Saved addresses of a customer',
    metadata: about({ auth: 'required', idempotent: true }),
  },
  create: {
    method: 'POST',
    path: '/address/',
    headers: shopHeaders,
    body: addressCreation,
    responses: { 200: address, 201: address, ...signedOut, ...refused },
    summary: 'Save an address',
    metadata: about({ auth: 'required', idempotent: false }),
  },
  remove: {
    method: 'DELETE',
    path: '/address/:addressId',
    pathParams: z.object({ addressId: pathId }),
    headers: shopHeaders,
    responses: { 200: done, 204: c.noBody(), ...signedOut, ...missing, ...refused },
    summary: 'Delete an address; 404 means it is already gone',
    metadata: about({ auth: 'required', idempotent: true }),
  },
});
