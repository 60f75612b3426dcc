import * as z from 'zod/mini';
import { about, assumed, captchaHeaders, id, refused, secret } from './common.ts';
import { notation as c } from './notation.ts';

export const vacancyRequest = assumed(
  z.object({
    name: secret,
    phone: secret,
    city: z.string(),
    position: z.string(),
    about: secret,
  }),
);

export const vacancyAnswer = assumed(z.object({ id }));

export type WireVacancyRequest = z.input<typeof vacancyRequest>;
export type WireVacancyAnswer = z.infer<typeof vacancyAnswer>;

export const vacancyRoutes = c.router({
  create: {
    method: 'POST',
    path: '/vacancy',
    headers: captchaHeaders,
    body: vacancyRequest,
    responses: { 201: vacancyAnswer, ...refused },
    summary: 'Apply for a vacancy',
    metadata: about({ auth: 'optional', idempotent: false, assumed: true }),
  },
});
