import { MatchersV3 } from '@pact-foundation/pact';
import type { Preflight } from '../../contracts/cors.ts';
import { httpPact } from './exchange.ts';

const { HTTPResponseStatusClass, matchStatus, regex } = MatchersV3;

interface Part {
  readonly example: string;
  /** In the syntax of the verifiers, which is Rust's. */
  readonly pattern: string;
}

/** A header whose value is a list that has to hold these parts, among others and in any order. */
const holding = (parts: readonly Part[], other: string) => ({
  'pact:matcher:type': 'arrayContains',
  variants: parts.map(({ pattern }, index) => ({
    index,
    rules: { $: { combine: 'AND', matchers: [{ match: 'regex', regex: pattern }] } },
  })),
  // With one part alone, verifiers would not look into an answer that is no list.
  value: [...parts.map(({ example }) => example), other].join(', '),
});

const methodPart = (method: string): Part => ({ example: method, pattern: `^(\\*|${method})$` });
/** The asterisk stands for all headers but this one. */
const NAMED_ALONE = 'authorization';
const headerPart = (name: string): Part => ({
  example: name,
  pattern: name === NAMED_ALONE ? `(?i)^${name}$` : `(?i)^(\\*|${name})$`,
});

/** What lets a browser send what it has asked about. */
export const leaveFor = ({ origin, method, headers }: Preflight) => ({
  'access-control-allow-origin': regex(`^(\\*|${origin})$`, origin),
  'access-control-allow-methods': holding([methodPart(method)], 'OPTIONS'),
  'access-control-allow-headers': holding(headers.map(headerPart), 'accept'),
});

/** Writes the question into the pact while it is asked as a browser does; gives the answer. */
export const askFirst = async (preflight: Preflight): Promise<Response> => {
  const { description, path, origin, method, headers } = preflight;
  const question = {
    origin,
    'access-control-request-method': method,
    'access-control-request-headers': headers.join(','),
  };
  const answers: Response[] = [];
  await httpPact()
    .addInteraction()
    .uponReceiving(description)
    .withRequest('OPTIONS', path, (request) => void request.headers(question))
    .willRespondWith(matchStatus(204, HTTPResponseStatusClass.Success), (response) => {
      response.headers(leaveFor(preflight));
    })
    .executeTest(async ({ url }) => {
      answers.push(await fetch(url + path, { method: 'OPTIONS', headers: question }));
    });
  const [answer] = answers;
  if (answer) return answer;
  throw new Error(`Nobody asked: ${description}`);
};
