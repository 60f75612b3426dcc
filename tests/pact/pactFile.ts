import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KIT } from '../../contracts/verify/kit.ts';
import * as z from 'zod/mini';

/** The pacts, which the consumer's tests write. */
export const PACTS = join(KIT, 'pacts');
export const CONSUMER = 'shop-web';
export const HTTP_PROVIDER = 'shop-api';
/** Messages have a file of their own: a verifier that knows only HTTP fails on them. */
export const LIVE_PROVIDER = 'shop-live';

export const pathOfPact = (provider: string): string => join(PACTS, `${CONSUMER}-${provider}.json`);

/** One rule of a value; `arrayContains` has the rules of its variants inside. */
const matcher = z.looseObject({
  match: z.string(),
  variants: z.optional(
    z.array(z.looseObject({ index: z.number(), rules: z.record(z.string(), z.unknown()) })),
  ),
});
const rule = z.looseObject({ matchers: z.array(matcher) });
const part = z.looseObject({
  body: z.optional(z.looseObject({ content: z.unknown() })),
  matchingRules: z.optional(z.looseObject({ body: z.optional(z.record(z.string(), rule)) })),
});

const pactState = z.looseObject({
  name: z.string(),
  params: z.optional(z.record(z.string(), z.unknown())),
});
const interaction = z.looseObject({
  type: z.string(),
  description: z.string(),
  providerStates: z.optional(z.array(pactState)),
  request: z.optional(z.extend(part, { method: z.optional(z.string()), path: z.optional(z.string()) })),
  response: z.optional(z.union([z.extend(part, { status: z.number() }), z.array(z.unknown())])),
});
const pactFile = z.looseObject({ interactions: z.array(interaction) });

export type Interaction = z.infer<typeof interaction>;
export type Matcher = z.infer<typeof matcher>;
export type PactFile = z.infer<typeof pactFile>;
export type ResponsePart = z.infer<typeof part>;

/** The generated pact with this provider. */
export const readPact = (provider: string): PactFile =>
  pactFile.parse(JSON.parse(readFileSync(pathOfPact(provider), 'utf8')));

/** What an interaction answers over HTTP; null for a message. */
export const statusOf = ({ response }: Interaction): number | null =>
  response !== undefined && !Array.isArray(response) ? response.status : null;

export const stateNamesOf = ({ providerStates }: Interaction): readonly string[] =>
  (providerStates ?? []).map(({ name }) => name);

/** The pact with one of its interactions. */
export const only = (pact: PactFile, description: string): PactFile => {
  const interactions = pact.interactions.filter((interaction) => interaction.description === description);
  if (interactions.length === 1) return { ...pact, interactions };
  throw new Error(`The pact has ${interactions.length} interactions "${description}"`);
};
