import * as z from 'zod/mini';
import {
  about,
  assumed,
  captchaHeaders,
  count,
  done,
  id,
  missing,
  problem,
  refused,
  secret,
  secretInPath,
  shopHeaders,
  signedOut,
} from './common.ts';
import { notation as c } from './notation.ts';

const consents = {
  personalData: z.nullish(z.boolean()),
  PUSHNotifications: z.nullish(z.boolean()),
  receiveAdvertisingInformation: z.nullish(z.boolean()),
};

export const user = z.object({
  id,
  phone: z.nullish(secret),
  name: z.nullish(secret),
  /** Bonus roubles. */
  balance: z.nullish(count),
  zoneId: z.nullish(id),
  ...consents,
  /** The bearer token of the calls that follow; a back end without sessions leaves it out. */
  token: assumed(z.nullish(secret)),
});

export const userCreation = z.object({ phone: secret, name: z.nullish(secret), ...consents });
/** Only what the customer filled in or changed. */
export const userChange = z.object({ name: z.nullish(secret), ...consents });

/**
 * `codeRequired` asks for a one-time code, which comes with the next attempt as the header x-login-code. It tells two refusals
 * apart, so its value counts and not its type alone.
 */
export const loginProblem = z.extend(problem, { codeRequired: assumed(z.nullish(z.literal([true, false]))) });

export type WireUser = z.infer<typeof user>;
export type WireUserCreation = z.input<typeof userCreation>;
export type WireUserChange = z.input<typeof userChange>;
export type WireLoginProblem = z.infer<typeof loginProblem>;

const pathParams = z.object({ phone: secretInPath });
const loginHeaders = { ...captchaHeaders, 'x-login-code': assumed(z.optional(secret)) };

export const userRoutes = c.router({
  find: {
    method: 'GET',
    path: '/user/:phone',
    pathParams,
    headers: loginHeaders,
    responses: { 200: user, 401: loginProblem, ...missing, ...refused },
    summary: 'Look a customer up by phone; the login',
    description:
      'Whoever knows a phone number can log in as its owner unless this call asks for a code (401 with codeRequired).',
    metadata: about({ auth: 'optional', idempotent: true, piiInPath: true }),
  },
  create: {
    method: 'POST',
    path: '/user',
    headers: loginHeaders,
    body: userCreation,
    responses: { 200: user, 201: user, 401: loginProblem, 409: problem, ...refused },
    summary: 'Create a customer',
    metadata: about({ auth: 'none', idempotent: false }),
  },
  change: {
    method: 'PATCH',
    path: '/user/:phone',
    pathParams,
    headers: shopHeaders,
    body: userChange,
    responses: { 200: user, ...signedOut, ...missing, ...refused },
    summary: 'Change the name or the consents',
    metadata: about({ auth: 'required', idempotent: true, piiInPath: true }),
  },
  remove: {
    method: 'DELETE',
    path: '/user/:phone',
    pathParams,
    headers: shopHeaders,
    responses: { 200: done, 204: c.noBody(), ...signedOut, ...missing, ...refused },
    summary: 'Delete the account; 404 means it is already gone',
    metadata: about({ auth: 'required', idempotent: true, piiInPath: true }),
  },
});
