import * as z from 'zod/mini';
import { about, assumed, missing, pathId, shopHeaders } from './common.ts';
import { notation as c } from './notation.ts';

/** The client sanitises `html` before it shows it. */
export const page = assumed(z.object({ title: z.string(), html: z.string() }));
export type WirePage = z.infer<typeof page>;

export const pageRoutes = c.router({
  find: {
    method: 'GET',
    path: '/page/:slug',
    pathParams: z.object({ slug: pathId }),
    headers: shopHeaders,
    responses: { 200: page, ...missing },
    summary: 'An informational or legal page; 404 falls back to the bundled text',
    metadata: about({ auth: 'none', idempotent: true, assumed: true }),
  },
});
