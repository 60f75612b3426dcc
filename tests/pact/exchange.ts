import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { firstValueFrom, type Observable } from 'rxjs';
import { answerSchemaOf } from '../../contracts/examples/answerSchema.ts';
import type { Example } from '../../contracts/examples/example.ts';
import { TOKEN } from '../../contracts/examples/samples.ts';
import { operationOf } from '../../contracts/operations.ts';
import type { Given } from '../../contracts/states.ts';
import { CONSUMER, HTTP_PROVIDER, PACTS } from './pactFile.ts';
import { personal } from '../../src/domain/personal.ts';
import { answerOf } from './answer.ts';
import { answerHeadersLike } from './answerHeaders.ts';
import { clientAt, failureOf, type Client, type Refused } from './client.ts';
import { bodyOf, headersOf, pathOf, queryOf } from './request.ts';

type JsonMap = NonNullable<Parameters<ReturnType<PactV4['addInteraction']>['given']>[1]>;

/** The pact of the calls over HTTP. */
export const httpPact = (): PactV4 =>
  new PactV4({
    consumer: CONSUMER,
    provider: HTTP_PROVIDER,
    dir: PACTS,
    logLevel: 'error',
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
  });

/** The parameters of a state as a pact holds them. */
export const parametersOf = ({ parameters }: Given): JsonMap =>
  JSON.parse(JSON.stringify(parameters)) as JsonMap;

const statusOf = ({ status, body }: Example) =>
  status === 'success'
    ? MatchersV3.matchStatus(body ? 201 : 204, MatchersV3.HTTPResponseStatusClass.Success)
    : status;

const interactionOf = (example: Example) => {
  const { description, given = [], operation, query, body, answer, plainAnswer, answerHeaders } = example;
  const interaction = httpPact().addInteraction();
  for (const state of given) interaction.given(state.name, parametersOf(state));
  return interaction
    .uponReceiving(description)
    .withRequest(operationOf(operation).route.method, pathOf(example), (request) => {
      request.headers(headersOf(example));
      if (query) request.query(queryOf(example));
      if (body) request.jsonBody(bodyOf(body));
    })
    .willRespondWith(statusOf(example), (response) => {
      if (answerHeaders) response.headers(answerHeadersLike(answerHeaders));
      if (answer !== undefined) response.jsonBody(answerOf(answerSchemaOf(example), answer));
      if (plainAnswer !== undefined) response.body('text/plain', Buffer.from(plainAnswer));
    });
};

/** The pact keeps one interaction for one description, so a second play of it would go unnoticed. */
const played = new Set<string>();

const play = async <T>(example: Example, run: (client: Client) => Promise<T>): Promise<T> => {
  const { description, isSignedIn, city, zone } = example;
  if (played.has(description)) throw new Error(`Played twice: ${description}`);
  played.add(description);
  const session = {
    token: isSignedIn ? personal(TOKEN) : null,
    citySlug: city ?? null,
    zoneId: zone?.value ?? null,
  };
  const outcomes: T[] = [];
  await interactionOf(example).executeTest(async ({ url }) => {
    outcomes.push(await run(clientAt({ url, example, session })));
  });
  if (outcomes.length === 0) throw new Error(`Nothing was called: ${description}`);
  return outcomes[0] as T;
};

type Call<T> = (client: Pick<Client, 'api'>) => Observable<T>;

/** Writes the example into the pact while the client's own port takes part in it; gives what the client read. */
export const exchange = <T>(example: Example, call: Call<T>): Promise<T> =>
  play(example, (client) => firstValueFrom(call(client)));

/** The same for an answer that the client takes as a failure. */
export const refusedExchange = (example: Example, call: Call<unknown>): Promise<Refused> =>
  play(example, (client) => failureOf(client, call(client)));
