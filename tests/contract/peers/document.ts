import { isFields, isList, type Call } from '../layers/layer.ts';
import { openapi, operationById } from '../layers/operations.ts';
import type { Observed } from '../visit/observe.ts';
import { mapped } from './mapped.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldOf = (value: unknown, name: string): unknown => (isFields(value) ? value[name] : undefined);

/** An example by a name: request and answer of the same name belong together. */
const named = (value: unknown): Fields => ({ examples: { one: { value } } });

/** Both ways in which a parameter may have its example. */
const parameter = (name: string, place: string, value: string): Fields => ({
  name,
  in: place,
  required: true,
  schema: { type: 'string', example: value },
  ...named(value),
});

const PASSED_OVER = new Set(['content-type', 'authorization']);

const parametersOf = ({ params, query, headers }: Call): readonly Fields[] => [
  ...Object.entries(params).map(([name, value]) => parameter(name, 'path', value)),
  ...Object.entries(query).map(([name, value]) => parameter(name, 'query', value)),
  ...Object.entries(headers)
    .filter(([name]) => !PASSED_OVER.has(name))
    .map(([name, value]) => parameter(name, 'header', value)),
];

const exampled = (content: unknown, value: unknown): Fields | null => {
  const media = fieldOf(content, 'application/json');
  return isFields(media) ? { 'application/json': { schema: media['schema'], ...named(value) } } : null;
};

/**
 * openapi.json with nothing but one call and its success, in the way that tools without states can use it: what the call sends
 * stands in it as its example.
 */
export const documentOf = (call: Call, { status, body }: Observed): Fields => {
  const { id, template, method } = operationById(call.operation ?? '');
  const described: unknown = openapi.paths[template]?.[method.toLowerCase()];
  const request = exampled(fieldOf(fieldOf(described, 'requestBody'), 'content'), call.body);
  const answer = fieldOf(fieldOf(described, 'responses'), String(status));
  const content = exampled(fieldOf(answer, 'content'), body);
  return {
    openapi: '3.1.0',
    info: { title: 'One call', version: '1.0.0' },
    paths: {
      [template]: {
        [method.toLowerCase()]: {
          operationId: id,
          parameters: parametersOf(call),
          ...(request === null ? {} : { requestBody: { required: true, content: request } }),
          responses: {
            [status]: { description: 'Success', ...(content === null ? {} : { content }) },
          },
        },
      },
    },
    components: { schemas: openapi.components.schemas },
  };
};

const isNull = (schema: unknown): boolean => fieldOf(schema, 'type') === 'null';

/** The same in OpenAPI 3.0: null is `nullable`, a list of types is `anyOf`. */
const inVersion30 = (value: unknown): unknown => {
  if (isList(value)) return value.map(inVersion30);
  if (!isFields(value)) return value;
  const { type, anyOf, const: only, examples, ...rest } = value;
  const inner = mapped(rest, inVersion30);
  if (isList(type)) {
    const types = type.filter((each) => each !== 'null');
    const nullable = types.length < type.length ? { nullable: true } : {};
    return types.length === 1
      ? { ...inner, type: types[0], ...nullable }
      : { ...inner, anyOf: types.map((each) => ({ type: each, ...nullable })) };
  }
  const branches = isList(anyOf) ? anyOf.filter((each) => !isNull(each)).map(inVersion30) : [];
  const nullable = isList(anyOf) && branches.length < anyOf.length ? { nullable: true } : {};
  return {
    ...inner,
    ...(type === undefined ? {} : { type }),
    ...(only === undefined ? {} : { enum: [only] }),
    ...(examples === undefined ? {} : { example: fieldOf(fieldOf(examples, 'one'), 'value') }),
    ...(branches.length === 1 ? { allOf: branches, ...nullable } : {}),
    ...(branches.length > 1 ? { anyOf: branches, ...nullable } : {}),
  };
};

const DREDD_TYPE = 'application/json; charset=utf-8';

/** For Dredd: 3.0, one example each, and the content type as the service says it, since it compares the whole of it. */
export const forDredd = (document: Fields): Fields => {
  const inResponse = (value: unknown, isInside = false): unknown => {
    if (isList(value)) return value.map((item) => inResponse(item, isInside));
    if (!isFields(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        isInside && key === 'application/json' ? DREDD_TYPE : key,
        inResponse(each, isInside || key === 'responses'),
      ]),
    );
  };
  return { ...(inVersion30(inResponse(document)) as Fields), openapi: '3.0.3' };
};
