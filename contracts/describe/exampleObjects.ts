import { plain, type Example } from '../examples/example.ts';
import { toJson, type Json, type JsonObject } from './json.ts';
import { slugOf } from './markdown.ts';

const statesOf = ({ given = [] }: Example): JsonObject =>
  given.length === 0 ? {} : { 'x-provider-states': toJson(given.map((state) => plain(state))) };

const examplesObject = (pairs: readonly (readonly [Example, Json])[]): JsonObject =>
  pairs.length === 0
    ? {}
    : {
        examples: Object.fromEntries(
          pairs.map(([example, value]) => [
            slugOf(example.description),
            { summary: example.description, value, ...statesOf(example) },
          ]),
        ),
      };

/** What the examples send. */
export const requestExamples = (examples: readonly Example[]): JsonObject =>
  examplesObject(
    examples.flatMap((example) =>
      example.body === undefined ? [] : [[example, toJson(plain(example.body))] as const],
    ),
  );

/** What the examples are answered as JSON. */
export const answerExamples = (examples: readonly Example[]): JsonObject =>
  examplesObject(
    examples.flatMap((example) =>
      example.answer === undefined ? [] : [[example, toJson(plain(example.answer))] as const],
    ),
  );

/** What the examples are answered as plain text. */
export const plainExamples = (examples: readonly Example[]): JsonObject =>
  examplesObject(
    examples.flatMap((example) =>
      example.plainAnswer === undefined ? [] : [[example, example.plainAnswer] as const],
    ),
  );
