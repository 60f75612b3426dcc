import * as z from 'zod/mini';
import { about, assumed, captchaHeaders, conflict, id, refused, secret } from './common.ts';
import { notation as c } from './notation.ts';

export const reservationRequest = assumed(
  z.object({
    deliveryTerminalId: z.string(),
    name: secret,
    phone: secret,
    date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    time: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
    guests: z.number(),
    comment: secret,
  }),
);

export const reservationAnswer = assumed(z.object({ id }));

export type WireReservationRequest = z.input<typeof reservationRequest>;
export type WireReservationAnswer = z.infer<typeof reservationAnswer>;

export const reservationRoutes = c.router({
  create: {
    method: 'POST',
    path: '/reservation',
    headers: captchaHeaders,
    body: reservationRequest,
    responses: { 201: reservationAnswer, ...conflict, ...refused },
    summary: 'Reserve a table',
    metadata: about({ auth: 'optional', idempotent: false, assumed: true }),
  },
});
