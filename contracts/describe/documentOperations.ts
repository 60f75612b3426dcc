import { fieldsOf, resolved, type Field, type Fields } from './fields.ts';
import { isJsonObject, partOf, textAt, type Json, type JsonObject } from './json.ts';

export interface DocumentOperation {
  /** The fields of the body, and each parameter under its place: `header x-city`. */
  readonly request: Fields;
  /** Whether a call without a bearer is none. */
  readonly needsSession: boolean;
  /** The bodies of each status by their types; none where the client does not read it. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<string, Fields>>;
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

const bodiesOf = (body: JsonObject, document: JsonObject): ReadonlyMap<string, Fields> =>
  new Map(
    Object.entries(partOf(body, 'content')).map(([type, content]) => [
      type,
      fieldsOf(partOf(content, 'schema'), document),
    ]),
  );

const requestFields = (body: JsonObject, document: JsonObject): Fields => {
  const [fields] = bodiesOf(body, document).values();
  return fields ?? new Map<string, Field>();
};

const needsSession = ({ security }: JsonObject): boolean =>
  Array.isArray(security) &&
  security.length > 0 &&
  security.every((way: Json) => isJsonObject(way) && Object.keys(way).length > 0);

const parameterFields = (parameters: Json | undefined, document: JsonObject): readonly [string, Field][] =>
  (Array.isArray(parameters) ? parameters : []).flatMap((parameter: Json): [string, Field][] => {
    const own = resolved(parameter, document);
    const field = fieldsOf(own['schema'], document).get('');
    const place = `${textAt(own, 'in')} ${textAt(own, 'name')}`;
    return field ? [[place, { ...field, isRequired: own['required'] === true }]] : [];
  });

const operationOf = (operation: JsonObject, document: JsonObject): DocumentOperation => ({
  request: new Map([
    ...parameterFields(operation['parameters'], document),
    ...requestFields(partOf(operation, 'requestBody'), document),
  ]),
  needsSession: needsSession(operation),
  answers: new Map(
    Object.entries(partOf(operation, 'responses')).map(([status, answer]) => [
      status,
      bodiesOf(resolved(answer, document), document),
    ]),
  ),
});

/** What an OpenAPI document says of each operation, by `GET /path`; parameters of a path count by their place. */
export const documentOperations = (document: JsonObject): ReadonlyMap<string, DocumentOperation> =>
  new Map(
    Object.entries(partOf(document, 'paths')).flatMap(([path, methods]) =>
      Object.entries(isJsonObject(methods) ? methods : {}).flatMap(([method, operation]) =>
        METHODS.has(method) && isJsonObject(operation)
          ? [[`${method.toUpperCase()} ${path}`, operationOf(operation, document)] as const]
          : [],
      ),
    ),
  );
