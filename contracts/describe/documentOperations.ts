import { fieldsOf, resolved, type Field, type Fields } from './fields.ts';
import { isJsonObject, partOf, textAt, type Json, type JsonObject } from './json.ts';

export interface DocumentOperation {
  /** The fields of the body, and each parameter under its place: `header x-city`. */
  readonly request: Fields;
  readonly answers: ReadonlyMap<string, Fields>;
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

const bodyFields = (body: JsonObject, document: JsonObject): Fields => {
  const [content] = Object.values(partOf(body, 'content'));
  return isJsonObject(content) ? fieldsOf(content['schema'], document) : new Map<string, Field>();
};

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
    ...bodyFields(partOf(operation, 'requestBody'), document),
  ]),
  answers: new Map(
    Object.entries(partOf(operation, 'responses')).map(([status, answer]) => [
      status,
      bodyFields(resolved(answer, document), document),
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
