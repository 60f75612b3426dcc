import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { assumed, isAssumed } from '../common.ts';
import { isSpecified } from '../../tests/house/specification.ts';
import { examples } from '../examples/all.ts';
import { everyPart, isJsonObject, type Json } from './json.ts';
import { openApi } from './openApi.ts';
import { schemaOf } from './schemas.ts';

const assumedIn = (document: Json): readonly string[] =>
  everyPart(document).flatMap(({ path, value }) =>
    isJsonObject(value) && value['x-assumed'] === true ? [path.join(' ')] : [],
  );

const document = openApi({ version: '1.0.0', examples });
const http = assumedIn(document);

/** The fields that nothing above them marks as assumed either. */
const shown = everyPart(document).filter(
  ({ path }) =>
    path[0] === 'components' &&
    path.at(-2) === 'properties' &&
    !path.some((_name, end) => http.includes(path.slice(0, end + 1).join(' '))),
);

test('a field that the specification does not name is marked as assumed', () => {
  expect(shown.length).toBeGreaterThan(0);
  const unknown = shown.filter(({ path }) => !isSpecified(path.at(-1) ?? ''));
  expect(unknown.map(({ path }) => path.join(' '))).toEqual([]);
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
