import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { assumed, isAssumed } from '../common.ts';
import { examples } from '../examples/all.ts';
import { asyncApi } from './asyncApi.ts';
import { everyPart, isJsonObject, type Json } from './json.ts';
import { openApi } from './openApi.ts';
import { schemaOf } from './schemas.ts';

const assumedIn = (document: Json): readonly string[] =>
  everyPart(document).flatMap(({ path, value }) =>
    isJsonObject(value) && value['x-assumed'] === true ? [path.join(' ')] : [],
  );

const http = assumedIn(openApi({ version: '1.0.0', examples }));
const isOperation = (place: string): boolean => /^paths \S+ \w+$/.test(place);
const live = assumedIn(asyncApi('1.0.0'));

/** These numbers only fall: what the specification does not show is agreed upon with the back end, not added to. */
test('four operations are assumed', () => {
  expect(http.filter(isOperation)).toHaveLength(4);
});

test('the number of assumed fields, headers and schemas only falls', () => {
  expect(http.filter((place) => !isOperation(place))).toHaveLength(224);
  expect(live).toHaveLength(7);
});

test.each([
  'components schemas User properties token',
  'components schemas LoginProblem properties codeRequired',
  'components parameters x-login-code',
  'components parameters x-captcha-token',
  'components parameters idempotency-key',
  'components schemas HistoryOrder properties sum',
  'components schemas HistoryItem properties price',
  'components schemas Settings properties GEOCODER_API_KEY',
  'components schemas Settings properties MOBILE_APP_LINKS',
  'components schemas Settings properties IS_ANALYTICS_CONSENT',
  'components schemas Settings properties ADVENT',
  'components schemas HappyHours properties from',
  'components schemas OrderRequest properties payment',
  'components schemas CourierInfo properties phone',
  'x-cors',
])('%s is assumed', (place) => {
  expect(http).toContain(place);
});

test.each([
  'components schemas User properties phone',
  'components schemas Product properties price',
  'components schemas HistoryItem properties modifiers',
  'components schemas Settings properties STORIES',
  'components parameters x-zone-id',
])('%s is shown by the specification', (place) => {
  expect(http).not.toContain(place);
});

test('a mark stays with its own field though the schema is shared', () => {
  const text = z.nullish(z.string());
  const schema = schemaOf(z.looseObject({ known: text, guessed: assumed(text) }));
  expect(assumedIn(schema)).toEqual(['properties guessed']);
  expect(isAssumed(text)).toBe(false);
});

test('every field of an assumed object is assumed', () => {
  expect(assumedIn(schemaOf(assumed(z.object({ from: z.string() }))))).toEqual(['', 'properties from']);
});
