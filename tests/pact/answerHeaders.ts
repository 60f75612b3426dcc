import { MatchersV3 } from '@pact-foundation/pact';

const { regex } = MatchersV3;

export interface Part {
  readonly example: string;
  /** In the syntax of the verifiers, which is Rust's. */
  readonly pattern: string;
}

/** A header whose value is a list that has to hold these parts, among others and in any order. */
export const holding = (parts: readonly Part[], other: string) => ({
  'pact:matcher:type': 'arrayContains',
  variants: parts.map(({ pattern }, index) => ({
    index,
    rules: { $: { combine: 'AND', matchers: [{ match: 'regex', regex: pattern }] } },
  })),
  // With one part alone, verifiers would not look into an answer that is no list.
  value: [...parts.map(({ example }) => example), other].join(', '),
});

export const methodPart = (method: string): Part => ({ example: method, pattern: `^(\\*|${method})$` });

/** The asterisk stands for all headers but this one. */
const NAMED_ALONE = 'authorization';

/** Names of headers know no case. */
export const headerPart = (name: string): Part => ({
  example: name,
  pattern: name === NAMED_ALONE ? `(?i)^${name}$` : `(?i)^(\\*|${name})$`,
});

export const allowOrigin = (origin: string) => regex(`^(\\*|${origin})$`, origin);

type HeaderMatcher = ReturnType<typeof holding> | MatchersV3.Matcher<string>;

/** By the names under which examples write them. */
const MATCHERS: Readonly<Record<string, (value: string) => HeaderMatcher>> = {
  'Retry-After': (value) => regex(/^\d+$/, value),
  'Access-Control-Allow-Origin': allowOrigin,
  'Access-Control-Expose-Headers': (value) => holding([headerPart(value)], 'Date'),
};

/** What the headers of an answer must look like, of those that the client reads. */
export const answerHeadersLike = (headers: Readonly<Record<string, string>>): Record<string, HeaderMatcher> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const matcher = MATCHERS[name];
      if (matcher) return [name, matcher(value)];
      throw new Error(`No matcher for the header "${name}"`);
    }),
  );
