import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { answerHeadersLike, headerPart, holding, methodPart } from './answerHeaders.ts';

const patternOf = (pattern: string): RegExp =>
  pattern.startsWith('(?i)') ? new RegExp(pattern.slice('(?i)'.length), 'i') : new RegExp(pattern);

test('a method counts in capitals alone, or as one of all', () => {
  const pattern = patternOf(methodPart('PATCH').pattern);
  expect(['PATCH', '*', 'patch', 'PATCHED'].map((text) => pattern.test(text))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a header counts in any case, or as one of all', () => {
  const pattern = patternOf(headerPart('x-city').pattern);
  expect(['X-City', '*', 'x-cities'].map((text) => pattern.test(text))).toEqual([true, true, false]);
});

test('the header of the session is named, since the asterisk does not stand for it', () => {
  const pattern = patternOf(headerPart('authorization').pattern);
  expect(['Authorization', '*'].map((text) => pattern.test(text))).toEqual([true, false]);
});

test('a list holds each of its parts by a rule of its own, and one value more', () => {
  const { variants, value } = holding([methodPart('GET'), methodPart('POST')], 'OPTIONS');
  expect(value).toBe('GET, POST, OPTIONS');
  expect(variants.map(({ index }) => index)).toEqual([0, 1]);
});

test('headers of an answer are asked for by their format; an unknown one is an error', () => {
  expect(answerHeadersLike({ 'Retry-After': '2' })).toEqual({
    'Retry-After': MatchersV3.regex(/^\d+$/, '2'),
  });
  expect(answerHeadersLike({ 'Access-Control-Expose-Headers': 'Retry-After' })).toMatchObject({
    'Access-Control-Expose-Headers': { 'pact:matcher:type': 'arrayContains' },
  });
  expect(() => answerHeadersLike({ Server: 'nginx' })).toThrow('No matcher for the header "Server"');
});
