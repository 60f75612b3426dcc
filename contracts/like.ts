import * as z from 'zod/mini';
import { about, conflict, done, id, missing, pathId, refused, shopHeaders, signedOut } from './common.ts';
import { notation as c } from './notation.ts';

export const like = z.object({ productId: z.string() });
export const likeCreation = z.object({ userId: id, productId: z.string() });

export type WireLike = z.infer<typeof like>;
export type WireLikeCreation = z.input<typeof likeCreation>;

export const likeRoutes = c.router({
  list: {
    method: 'GET',
    path: '/user/:userId/like',
    pathParams: z.object({ userId: pathId }),
    headers: shopHeaders,
    responses: { 200: z.array(like), ...signedOut, ...refused },
    summary: 'Products that a customer likes',
    metadata: about({ auth: 'required', idempotent: true }),
  },
  create: {
    method: 'POST',
    path: '/like',
    headers: shopHeaders,
    body: likeCreation,
    responses: { 200: done, 201: done, 204: c.noBody(), ...signedOut, ...conflict, ...refused },
    summary: 'Like a product; 409 when it is liked already',
    metadata: about({ auth: 'required', idempotent: false }),
  },
  remove: {
    method: 'DELETE',
    path: '/like/:userId/:productId',
    pathParams: z.object({ userId: pathId, productId: pathId }),
    headers: shopHeaders,
    responses: { 200: done, 204: c.noBody(), ...signedOut, ...missing, ...refused },
    summary: 'Unlike a product',
    metadata: about({ auth: 'required', idempotent: true }),
  },
});
