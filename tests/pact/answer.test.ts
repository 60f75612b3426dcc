import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { count, id, isoTime, jsonText, momentOfEvent, webAddress } from '../../contracts/common.ts';
import { among } from '../../contracts/examples/example.ts';
import { answerLike, answerOf } from './answer.ts';
import { FORMATS } from '../../contracts/formats.ts';

const { arrayContaining, boolean, eachKeyLike, eachLike, equal, number, string } = MatchersV3;

test('a text, a number and a boolean are asked for by their type', () => {
  const schema = z.looseObject({ name: z.string(), price: z.number(), isNew: z.boolean() });
  expect(answerLike(schema, { name: 'Вок', price: 350, isNew: true })).toEqual({
    name: string('Вок'),
    price: number(350),
    isNew: boolean(true),
  });
});

test('only the fields that the example names are asked for, however the contract wraps them', () => {
  const schema = z.looseObject({ name: z.nullish(z.string()), image: z.nullish(z.string()) });
  expect(answerLike(schema, { name: 'Вок' })).toEqual({ name: string('Вок') });
});

test('all items of a list are like the one that the example shows; an empty list is asked for as such', () => {
  const schema = z.array(z.looseObject({ name: z.string() }));
  expect(answerLike(schema, [{ name: 'Вок' }])).toEqual(eachLike({ name: string('Вок') }));
  expect(answerLike(schema, [])).toEqual([]);
  expect(() => answerLike(schema, [{ name: 'Вок' }, { name: 'Суп' }])).toThrow('shows one item');
});

test('a list that only has to hold items asks for each of them', () => {
  const schema = z.array(z.looseObject({ name: z.string() }));
  expect(answerLike(schema, among({ name: 'Вок' }, { name: 'Суп' }))).toEqual(
    arrayContaining({ name: string('Вок') }, { name: string('Суп') }),
  );
});

test('a record asks for its values under any key', () => {
  const schema = z.record(z.string(), z.number());
  expect(answerLike(schema, { samara: 1 })).toEqual(eachKeyLike('samara', number(1)));
  expect(() => answerLike(schema, { samara: 1, tolyatti: 2 })).toThrow('shows one entry');
  expect(() => answerLike(schema, {})).toThrow('shows one entry');
});

test('a tuple is asked for element by element', () => {
  expect(answerLike(z.tuple([z.number(), z.string()]), [53.18, 'С'])).toEqual([number(53.18), string('С')]);
});

test('one of a closed list is asked for by all its names, a literal by its value', () => {
  expect(answerLike(z.enum(['delivery', 'self']), 'self')).toMatchObject({
    'pact:matcher:type': 'regex',
    regex: '^(delivery|self)$',
    value: 'self',
  });
  expect(answerLike(z.literal('pong'), 'pong')).toEqual(equal('pong'));
  expect(answerLike(z.nullish(z.literal([true, false])), true)).toEqual(equal(true));
});

test('of alternatives the one that the example shows is asked for', () => {
  const schema = z.union([z.looseObject({ code: z.string() }), z.number()]);
  expect(answerLike(schema, { code: '1' })).toEqual({ code: string('1') });
  expect(answerLike(schema, 5)).toEqual(number(5));
  expect(() => answerLike(schema, 'text')).toThrow('No alternative');
});

test('where the contract leaves the shape open, the example’s own is asked for', () => {
  expect(answerLike(z.unknown(), { days: [{ day: 1, title: 'Ролл' }] })).toEqual({
    days: eachLike({ day: number(1), title: string('Ролл') }),
  });
});

test('a field that the contract does not name, and a kind of schema without a matcher, are errors', () => {
  expect(() => answerLike(z.looseObject({ name: z.string() }), { title: 'Вок' })).toThrow('no field "title"');
  expect(() => answerLike(z.date(), new Date(0))).toThrow('type "date"');
});

test('an example that does not parse, or has no body in the contract, is an error', () => {
  const schema = z.looseObject({ price: z.number() });
  expect(answerOf(schema, { price: 5 })).toEqual({ price: number(5) });
  expect(() => answerOf(schema, { price: '5' })).toThrow('does not allow');
  expect(() => answerOf(null, {})).toThrow('no body');
});

describe('the named texts and numbers of the contract', () => {
  test.each([
    ['an id', id, ['7', 'user-1'], ['']],
    ['a count', count, ['7', '-1', '349.5'], ['', 'seven', '1e5']],
    [
      'a time',
      isoTime,
      ['2026-03-02T12:00:00.000Z', '2026-03-02T12:00+0400'],
      ['2026-03-02', '1772452800000'],
    ],
    ['a moment', momentOfEvent, ['2026-03-02T12:00:00Z', '1772452800000'], ['17', 'yesterday']],
    ['a JSON text', jsonText, ['{"a":\n1}', '[]', 'true'], ['', 'yes', '{']],
    ['an address', webAddress, ['https://pay.example/1', '/pay/1'], ['javascript:1', '//pay.example', '']],
  ] as const)('%s is asked for by its format', (_, schema, good, bad) => {
    const format = FORMATS.get(schema)?.pattern;
    for (const text of good) expect(text).toMatch(format ?? '');
    for (const text of bad) expect(format?.test(text), text).toBe(false);
    expect(answerLike(z.nullish(schema), good[0])).toMatchObject({ regex: format?.source, value: good[0] });
  });
});
