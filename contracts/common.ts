import * as z from 'zod/mini';

// The shop's content security policy forbids `new Function`, which zod would use to compile its parsers.
z.config({ jitless: true });

/** Who may call: `none` ignores the token, `optional` reads it when it is there, `required` answers 401 without it. */
export type RouteAuth = 'none' | 'optional' | 'required';

export interface RouteMetadata {
  /** The specification does not show this call; docs/assumptions.md does. */
  readonly assumed: boolean;
  readonly auth: RouteAuth;
  /** Sending the same request again changes nothing more: a client may retry it. */
  readonly idempotent: boolean;
  /** A phone number is part of the path: keep this address out of logs and analytics. */
  readonly piiInPath: boolean;
}

type MetadataChoice = Pick<RouteMetadata, 'auth' | 'idempotent'> & Partial<RouteMetadata>;

/** Metadata of a route; what is not named is false. */
export const about = (choice: MetadataChoice): RouteMetadata => ({
  assumed: false,
  piiInPath: false,
  ...choice,
});

const assumptions = new WeakSet<object>();

/** The schema with a mark of its own: not the specification but docs/assumptions.md has what it describes. */
/* @__NO_SIDE_EFFECTS__ */
export function assumed<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  const marked = schema.clone(schema.def);
  assumptions.add(marked);
  return marked;
}

export const isAssumed = (schema: object): boolean => assumptions.has(schema);

/** An id of a back end that counts rows (users, addresses, orders); compare such ids as strings. */
export const id = z.union([z.string(), z.number()]);

/** An id or phone inside a path; an empty one would change which route is meant. */
export const pathId = z.union([z.string().check(z.minLength(1)), z.number()]);

/** A personal or secret text: it carries a brand, so that the type shows where it flows. Listed in `secretFields`. */
export const secret = z.string().brand<'Secret'>();
export const secretOrNumber = z.union([z.string(), z.number()]).brand<'Secret'>();
export const secretInPath = z.string().check(z.minLength(1)).brand<'Secret'>();
export type Secret = z.infer<typeof secret>;

/** Roubles, at most two decimals. */
export const roubles = z.number();

/** Of a menu, of settings: compared as text, and no more than told apart. */
export const versionWord = z.union([z.number(), z.string()]);

/** A whole number that an older answer sends as text. */
export const count = z.union([z.number(), z.string()]);

// Named texts: a client reads any text here, so that one odd value spoils no answer; the pacts ask for the format.

/** A moment by ISO 8601 with its offset: 2026-03-02T12:00:00Z. */
export const isoTime = z.string();
/** The same moment, or milliseconds since 1970. */
export const momentOfEvent = z.union([z.string(), z.number()]);
/** A value as the JSON text of it. */
export const jsonText = assumed(z.string());
/** An http(s) address, or a path of the service that answers it. */
export const webAddress = z.string();

/** Several sentences for the customer instead of one. */
export const messageList = assumed(z.array(z.string()));
/** A refusal; `message` is written for the customer and is plain text. */
export const problem = z.object({ message: z.nullish(z.union([z.string(), messageList])) });
export type WireProblem = z.infer<typeof problem>;

/** An answer whose content does not matter: any 2xx is success. */
export const done = z.nullable(z.object({ message: assumed(z.nullish(z.string())) }));

/** Headers that every call may carry; each is absent rather than empty. `x-city` is ASCII (percent-encoded otherwise). */
export const shopHeaders = {
  authorization: z.optional(secret),
  'x-city': z.optional(z.string()),
  'x-zone-id': z.optional(z.string()),
};

/** For the actions that the captcha protects. */
export const captchaHeaders = { ...shopHeaders, 'x-captcha-token': assumed(z.optional(secret)) };

export const signedOut = { 401: problem };
export const refused = { 403: problem, 422: problem };
export const missing = { 404: problem };
export const conflict = { 409: problem };
