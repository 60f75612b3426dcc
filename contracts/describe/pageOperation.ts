import { shopHeaders } from '../common.ts';
import { headersOf, plain, type Example } from '../examples/example.ts';
import type { Operation } from '../operations.ts';
import { resolved } from './fields.ts';
import { isJsonObject, partOf, textAt, toJson, type Json, type JsonObject } from './json.ts';
import { anchor, blocks, code, jsonBlock, table, textBlock } from './markdown.ts';
import { givenList } from './pageStates.ts';
import { parametersTable } from './pageParameters.ts';
import { typeOf } from './pageTypes.ts';

const yes = (isTrue: boolean): string => (isTrue ? 'yes' : 'no');

const factsOf = ({ metadata }: Operation): string =>
  table(
    ['bearer token', 'safe to repeat', 'phone in the address', 'assumed'],
    [
      [
        metadata.auth,
        yes(metadata.idempotent),
        yes(metadata.piiInPath),
        metadata.assumed ? '**yes: confirm or correct it**' : 'no',
      ],
    ],
  );

/** The parameters of one operation; those of every call stand once above all. */
const ownParameters = (described: JsonObject, document: JsonObject): string => {
  const { parameters } = described;
  const own = (Array.isArray(parameters) ? parameters : [])
    .map((parameter: Json) => resolved(parameter, document))
    .filter((parameter) => !(textAt(parameter, 'name') in shopHeaders));
  return parametersTable(own);
};

const contentType = (content: JsonObject): string => {
  const [media] = Object.values(content);
  const type = isJsonObject(media) ? typeOf(media['schema']) : '';
  const names = Object.keys(content).filter((name) => name !== 'application/json');
  return [type, ...names.map((name) => `as JSON or ${name}`)].join(', ');
};

const answersTable = (described: JsonObject): string =>
  table(
    ['status', 'meaning', 'body', 'headers'],
    Object.entries(partOf(described, 'responses')).map(([status, answer]) => {
      const headers = Object.keys(partOf(answer, 'headers')).map(code).join(', ');
      return [status, textAt(answer, 'description'), contentType(partOf(answer, 'content')), headers];
    }),
  );

/** `GET /api/v1/user/42/like?…` as an example sends it. */
const requestLine = ({ route }: Operation, { parameters = {}, query = {} }: Example): string => {
  const path = route.path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(textAt(toJson(plain(parameters)), name)),
  );
  const values = toJson(plain(query));
  const pairs = Object.keys(query).map((name) => [name, textAt(values, name)]);
  const search = pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
  return `${route.method} ${path}${search}`;
};

const answerBlock = ({ answer, plainAnswer }: Example): string => {
  if (answer !== undefined) return jsonBlock(toJson(plain(answer)));
  if (plainAnswer === undefined) return '';
  return plainAnswer === '' ? 'An empty body.' : textBlock(plainAnswer);
};

const statusText = ({ status }: Example): string => (status === 'success' ? 'any success' : String(status));

/** What an example sends beside its address and body. */
const sentWith = (example: Example): string => {
  const parts = [
    ...(example.isSignedIn ? ['the bearer token of the first state'] : []),
    ...Object.entries(headersOf(example)).map(([name, value]) => code(`${name}: ${String(plain(value))}`)),
  ];
  return parts.length === 0 ? '' : `Sent with ${parts.join(', ')}.`;
};

const exampleSection = (operation: Operation, example: Example): string => {
  const headers = Object.entries(example.answerHeaders ?? {}).map(([name, value]) => `${name}: ${value}`);
  return blocks(
    `**${statusText(example)}: ${example.description}.** ${code(requestLine(operation, example))}`,
    givenList(example),
    sentWith(example),
    headers.length === 0 ? '' : `Answered with ${headers.map(code).join(', ')}.`,
    answerBlock(example),
  );
};

const requestSection = (described: JsonObject, examples: readonly Example[]): string => {
  const content = partOf(partOf(described, 'requestBody'), 'content');
  if (Object.keys(content).length === 0) return '';
  const shown = examples.find(({ body }) => body !== undefined);
  return blocks(
    `#### Request: ${contentType(content)}`,
    shown ? `For example, ${shown.description}:` : '',
    shown ? jsonBlock(toJson(plain(shown.body))) : '',
  );
};

export interface Shown {
  readonly described: JsonObject;
  readonly document: JsonObject;
  readonly examples: readonly Example[];
}

/** One operation: its address, what it takes and what it answers, with examples. */
export const operationSection = (operation: Operation, { described, document, examples }: Shown): string => {
  const { name, route } = operation;
  return blocks(
    `${anchor(name)}\n### ${name}`,
    code(`${route.method} ${route.path}`),
    `${route.summary ?? name}.${route.description === undefined ? '' : ` ${route.description}`}`,
    factsOf(operation),
    ownParameters(described, document),
    requestSection(described, examples),
    '#### Answers',
    answersTable(described),
    ...examples.map((example) => exampleSection(operation, example)),
  );
};
