import { firstValueFrom } from 'rxjs';
import { describe, expect, test } from 'vitest';
import type { OperationName } from '../../contracts/operations.ts';
import { portCalls } from '../../tests/api/calls.ts';
import { fakeServer, json } from '../../tests/api/server.ts';
import { formsOf } from '../../tests/e2e/hostile/examples.ts';
import { PAYLOADS } from '../../tests/e2e/hostile/payloads.ts';
import {
  GEOCODER,
  isList,
  isObject,
  LIVE,
  spoiled,
  stringsOf,
  TOLD,
  type Json,
  type Told,
} from '../../tests/e2e/hostile/schemas.ts';
import { ApiFailure } from '../domain/failure.ts';
import { personal, type Token } from '../domain/personal.ts';
import { readPlaceName, readPoint } from './geocoder.ts';
import { readFrame } from './readers/frame.ts';
import { readStatus } from './readers/live.ts';

/** As JSON writes half an emoji and a NUL, which no screen, no storage and no other service takes. */
const MALFORMED = /\\u(d[89a-f]|0000)/i;
/** `npm test` takes every so-manieth payload, in each field from another one on; `npm run test:deep` all. */
const STEP = process.env['DEEP_RUN'] === undefined ? 12 : 1;
const payloadsFor = (field: string): readonly string[] =>
  PAYLOADS.filter((_payload, at) => (at + field.length) % STEP === 0);

const token = personal<Token>('token');

/** The answer with that text in the field, wherever it stands; null where this form of it has no such field. */
const withText = ({ schema, name }: Told, answer: Json, field: string, text: string): Json | null => {
  let isMet = false;
  const put = (path: string, before: string | null): string | null => {
    if (path !== field) return before;
    isMet = true;
    return text;
  };
  const asText = (path: string): string | null => put(path, null);
  const hostile = spoiled(schema, answer, name, Object.assign(put, { asText }));
  return isMet ? hostile : null;
};

/** What else is thrown on the way is told as a connection that is gone: here it is a defect. */
const unlessInvalid = (error: unknown): string => {
  if (error instanceof ApiFailure && (error.kind === 'invalid' || error.kind === 'status'))
    return error.message;
  throw error;
};

const readPlace = async (answer: Json): Promise<unknown> => [readPoint(answer), readPlaceName(answer)];

/** What the client makes of it; a failure that is told as one is what it makes of it, too. */
const read = async ({ name }: Told, answer: Json): Promise<unknown> => {
  if (name === LIVE.name) return readFrame(JSON.stringify(answer), readStatus);
  if (name === GEOCODER.name) return readPlace(answer).catch(unlessInvalid);
  const [operation = '', statuses = ''] = name.split(' ');
  const { api } = fakeServer(() => json(answer, Number(statuses.split('/')[0])), { token });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is told is named by its operation
  return firstValueFrom(portCalls[operation as OperationName](api), { defaultValue: null }).catch(
    unlessInvalid,
  );
};

/** The same with one item in each list. */
const short = (value: Json): Json => {
  if (isList(value)) return value.slice(0, 1).map(short);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, short(part)]));
};

describe.each(TOLD.map((told) => [told.name, told] as const))('%s', (name, told) => {
  const forms = [...formsOf(told).map(short), ...formsOf(told)];
  test.each(stringsOf(told.schema, name))('no payload in %s is more than a text', async (field) => {
    const form = forms.find((one) => withText(told, one, field, '') !== null);
    expect(form).toBeDefined();
    for (const payload of payloadsFor(field)) {
      const made = await read(told, withText(told, form ?? null, field, payload));
      expect(JSON.stringify([made])).not.toMatch(MALFORMED);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
