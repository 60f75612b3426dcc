import { MatchersV3 } from '@pact-foundation/pact';
import type { Preflight } from '../../contracts/cors.ts';
import { allowOrigin, headerPart, holding, methodPart } from './answerHeaders.ts';
import { httpPact } from './exchange.ts';

const { HTTPResponseStatusClass, matchStatus } = MatchersV3;

/** What lets a browser send what it has asked about. */
const leaveFor = ({ origin, method, headers }: Preflight) => ({
  'access-control-allow-origin': allowOrigin(origin),
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
