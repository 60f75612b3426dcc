import { shopHeaders } from '../common.ts';
import { partOf, textAt, type JsonObject } from './json.ts';
import { code, table } from './markdown.ts';
import { marksOf, typeOf } from './pageTypes.ts';

/** Parameters as OpenAPI has them, one a row. */
export const parametersTable = (parameters: readonly JsonObject[]): string =>
  table(
    ['parameter', 'in', 'required', 'type', 'marks', 'meaning'],
    parameters.map((parameter) => {
      const { schema, ...own } = parameter;
      const marks = [marksOf(own), marksOf(schema ?? null)].filter((mark) => mark !== '');
      return [
        code(textAt(parameter, 'name')),
        textAt(parameter, 'in'),
        parameter['required'] === true ? 'yes' : '',
        typeOf(schema),
        marks.join(', '),
        textAt(parameter, 'description'),
      ];
    }),
  );

/** The headers that any call may carry, but the bearer token. */
export const commonParameters = (document: JsonObject): string => {
  const headers = partOf(partOf(document, 'components'), 'parameters');
  return parametersTable(
    Object.keys(headers)
      .filter((name) => name in shopHeaders)
      .map((name) => partOf(headers, name)),
  );
};
