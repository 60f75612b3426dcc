import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { firstValueFrom, type Observable } from 'rxjs';
import { operationOf, type OperationName } from '../../contracts/operations.ts';
import { personal } from '../../src/domain/personal.ts';
import { clientAt, failureOf, type Client, type Refused } from './client.ts';
import { expression, type Injected } from './matchers.ts';
import { CONSUMER, HTTP_PROVIDER, PACTS } from '../../contracts/verify/pactFile.ts';
import { TOKEN } from './samples.ts';
import type { Given } from '../../contracts/states.ts';

type Value = string | Injected;
type JsonMap = NonNullable<Parameters<ReturnType<PactV4['addInteraction']>['given']>[1]>;

/** One request and its answer, named by the contract's operation. */
export interface Exchange {
  readonly operation: OperationName;
  /** Unique: a file keeps one interaction for one description. */
  readonly description: string;
  readonly given?: readonly Given[];
  /** With the session that the first state answers. */
  readonly isSignedIn?: true;
  readonly city?: string;
  readonly zone?: Injected;
  readonly parameters?: Readonly<Record<string, Value>>;
  readonly query?: Readonly<Record<string, Value>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Exact: the mock refuses a field more or less. */
  readonly body?: object;
  /** `success` where the client looks at nothing but that. */
  readonly status: number | 'success';
  readonly answer?: unknown;
  readonly plainAnswer?: string;
  readonly answerHeaders?: Readonly<Record<string, MatchersV3.Matcher<string>>>;
}

const exampleOf = (value: Value): string => (typeof value === 'string' ? value : value.value);
const expressionOf = (value: Value): string =>
  typeof value === 'string' ? encodeURIComponent(value) : value.expression;

const pathOf = ({ operation, parameters = {} }: Exchange): Value => {
  const { path } = operationOf(operation).route;
  const fill = (text: (value: Value) => string): string =>
    path.replaceAll(/:(\w+)/g, (_, name: string) => text(parameters[name] ?? ''));
  const example = fill((value) => encodeURIComponent(exampleOf(value)));
  const isInjected = Object.values(parameters).some((value) => typeof value !== 'string');
  return isInjected ? expression(fill(expressionOf), example) : example;
};

const headersOf = ({ isSignedIn, city, zone, headers }: Exchange): Record<string, Value> => ({
  ...(isSignedIn ? { authorization: expression('Bearer ${token}', `Bearer ${TOKEN}`) } : {}),
  ...(city === undefined ? {} : { 'x-city': city }),
  ...(zone === undefined ? {} : { 'x-zone-id': zone }),
  ...headers,
});

const statusOf = ({ status, body }: Exchange) =>
  status === 'success'
    ? MatchersV3.matchStatus(body ? 201 : 204, MatchersV3.HTTPResponseStatusClass.Success)
    : status;

/** The parameters of a state as a pact holds them. */
export const parametersOf = ({ parameters }: Given): JsonMap =>
  JSON.parse(JSON.stringify(parameters)) as JsonMap;

const interactionOf = (exchange: Exchange) => {
  const { description, operation, query, body, answer, plainAnswer, answerHeaders } = exchange;
  const pact = new PactV4({
    consumer: CONSUMER,
    provider: HTTP_PROVIDER,
    dir: PACTS,
    logLevel: 'error',
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
  });
  const interaction = pact.addInteraction();
  for (const state of exchange.given ?? []) interaction.given(state.name, parametersOf(state));
  return interaction
    .uponReceiving(description)
    .withRequest(operationOf(operation).route.method, pathOf(exchange), (request) => {
      request.headers(headersOf(exchange));
      if (query) request.query(query);
      if (body) request.jsonBody(body);
    })
    .willRespondWith(statusOf(exchange), (response) => {
      if (answerHeaders) response.headers(answerHeaders);
      if (answer !== undefined) response.jsonBody(answer);
      if (plainAnswer !== undefined) response.body('text/plain', Buffer.from(plainAnswer));
    });
};

const play = async <T>(exchange: Exchange, run: (client: Client) => Promise<T>): Promise<T> => {
  const { isSignedIn, city, zone } = exchange;
  const session = {
    token: isSignedIn ? personal(TOKEN) : null,
    citySlug: city ?? null,
    zoneId: zone?.value ?? null,
  };
  let outcome: { readonly value: T } | null = null;
  await interactionOf(exchange).executeTest(async ({ url }) => {
    outcome = { value: await run(clientAt(url, session)) };
  });
  if (outcome === null) throw new Error(`Nothing was called: ${exchange.description}`);
  return (outcome as { readonly value: T }).value;
};

/** Writes the interaction into the pact while the client's own port takes part in it; gives what the client read. */
export const exchange = <T>(shape: Exchange, call: (client: Client) => Observable<T>): Promise<T> =>
  play(shape, (client) => firstValueFrom(call(client)));

/** The same for an answer that the client takes as a failure. */
export const refusedExchange = (
  shape: Exchange,
  call: (client: Client) => Observable<unknown>,
): Promise<Refused> => play(shape, (client) => failureOf(client, call(client)));
