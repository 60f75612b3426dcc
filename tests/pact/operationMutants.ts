import { isJsonObject, partOf, textAt, type Json, type JsonObject } from '../../contracts/describe/json.ts';
import { inlined, schemaChanges, type Mutant } from './changeMutants.ts';

type Changed = readonly [operator: string, place: string, operation: JsonObject];

const JSON_BODY = 'application/json';

const withBody = (holder: JsonObject, type: string, schema: Json): JsonObject => ({
  ...holder,
  content: { ...partOf(holder, 'content'), [type]: { schema } },
});

const inRequest = (operation: JsonObject): readonly Changed[] => {
  const body = partOf(operation, 'requestBody');
  const { schema } = partOf(partOf(body, 'content'), JSON_BODY);
  return schema === undefined
    ? []
    : schemaChanges(schema, 'request').map(({ operator, place, node }) => [
        operator,
        place,
        { ...operation, requestBody: withBody(body, JSON_BODY, node) },
      ]);
};

const inAnswers = (operation: JsonObject): readonly Changed[] => {
  const responses = partOf(operation, 'responses');
  return Object.entries(responses).flatMap(([status, answer]) =>
    Object.entries(partOf(answer, 'content')).flatMap(([type, content]) =>
      schemaChanges(partOf(content, 'schema'), 'answer').map(({ operator, place, node }): Changed => [
        operator,
        `${status} ${type} ${place}`,
        {
          ...operation,
          responses: { ...responses, [status]: withBody(isJsonObject(answer) ? answer : {}, type, node) },
        },
      ]),
    ),
  );
};

const inParameters = (operation: JsonObject): readonly Changed[] => {
  const { parameters } = operation;
  const list = (Array.isArray(parameters) ? parameters : []).filter((each: Json) => isJsonObject(each));
  const changed = (index: number, ...parts: readonly JsonObject[]): JsonObject => ({
    ...operation,
    parameters: list.flatMap((each, at) => (at === index ? parts : [each])),
  });
  return [
    ...list.flatMap((each, index): readonly Changed[] => {
      const name = textAt(each, 'name');
      return [
        ...(each['required'] === true
          ? [['parameter: a required one is gone', name, changed(index)] as const]
          : [
              [
                'parameter: an optional one is required',
                name,
                changed(index, { ...each, required: true }),
              ] as const,
            ]),
        ...schemaChanges(each['schema'] ?? null, 'request').map(
          ({ operator, place, node }) =>
            [`parameter, ${operator}`, `${name}${place}`, changed(index, { ...each, schema: node })] as const,
        ),
      ];
    }),
    [
      'parameter: a new required one',
      'x-added',
      {
        ...operation,
        parameters: [...list, { name: 'x-added', in: 'header', required: true, schema: { type: 'string' } }],
      },
    ],
  ];
};

const ofAnswers = (operation: JsonObject): readonly Changed[] => {
  const responses = partOf(operation, 'responses');
  const security = operation['security'];
  const needsSession =
    Array.isArray(security) &&
    security.length > 0 &&
    !security.some((way: Json) => JSON.stringify(way) === '{}');
  return [
    ['a status more', '418', { ...operation, responses: { ...responses, 418: { description: 'new' } } }],
    ...Object.entries(responses).map(([status, answer]): Changed => {
      const others = Object.fromEntries(Object.entries(responses).filter(([each]) => each !== status));
      return [
        'a status is another one',
        status,
        { ...operation, responses: { ...others, [`${status[0]}77`]: answer } },
      ];
    }),
    ...Object.entries(responses).flatMap(([status, answer]) =>
      Object.keys(partOf(answer, 'content')).map((type): Changed => {
        const { [type]: content, ...others } = partOf(answer, 'content');
        const next = {
          ...(isJsonObject(answer) ? answer : {}),
          content: { ...others, 'application/xml': content ?? {} },
        };
        return [
          'another type of content',
          `${status} ${type}`,
          { ...operation, responses: { ...responses, [status]: next } },
        ];
      }),
    ),
    ...(needsSession
      ? [['the session is not sent any more', '', { ...operation, security: [] }] as const]
      : []),
  ];
};

/** Every mutant of every operation of an OpenAPI document, each alone. */
export const operationMutants = (document: JsonObject): readonly Mutant[] =>
  Object.entries(partOf(document, 'paths')).flatMap(([path, methods]) =>
    Object.entries(isJsonObject(methods) ? methods : {}).flatMap(([method, described]) => {
      const operation = inlined(described, document);
      if (!isJsonObject(operation)) return [];
      const components = document['components'] ?? {};
      const only = (paths: JsonObject): JsonObject => ({ paths, components });
      const before = only({ [path]: { [method]: operation } });
      const name = `${method.toUpperCase()} ${path}`;
      const changed = [inRequest, inAnswers, inParameters, ofAnswers].flatMap((operator) =>
        operator(operation),
      );
      return [
        ...changed.map(([operator, place, next]) => ({
          name: `${name} ${place}`,
          operator,
          before,
          after: only({ [path]: { [method]: next } }),
        })),
        { name, operator: 'the operation is gone', before, after: only({}) },
        { name, operator: 'another path', before, after: only({ [`${path}/new`]: { [method]: operation } }) },
        { name, operator: 'another method', before, after: only({ [path]: { put: operation } }) },
      ];
    }),
  );
