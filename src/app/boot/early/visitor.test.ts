import { expect, test } from 'vitest';
import { readVisitor } from './visitor.ts';

const visitorWith = (storage: Readonly<Record<string, unknown>>) =>
  readVisitor((key) => {
    const value = storage[key];
    return value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);
  });
const NOBODY = { hasChosenCity: false, isCustomer: false, lines: 0 };

test('a browser that keeps nothing has a new visitor', () => {
  expect(visitorWith({})).toEqual(NOBODY);
});

test('what the shop has saved is seen, delivery and fee not counted', () => {
  const kinds = ['goods', 'gift', 'delivery', 'fee'];
  expect(
    visitorWith({
      'shop:version': { version: '7', reloadedAt: null },
      'shop:7:user': { state: { isAlreadySelectedCity: true } },
      'shop:7:auth': { state: { token: 't' } },
      'shop:7:cart': { state: { lines: kinds.map((kind) => ({ kind })) } },
    }),
  ).toEqual({ hasChosenCity: true, isCustomer: true, lines: 2 });
});

test('the version of an older client is read, and what another version has saved is not', () => {
  const user = { state: { isAlreadySelectedCity: true } };
  expect(visitorWith({ 'shop:version': '7', 'shop:7:user': user }).hasChosenCity).toBe(true);
  expect(visitorWith({ 'shop:version': '8', 'shop:7:user': user })).toEqual(NOBODY);
});

test.each(['', '{', 'null', '[]', '{"state":null}', '{"state":{"lines":{}}}'])(
  'broken storage (%s) is that of a new visitor',
  (text) => {
    const broken = { 'shop:version': '7', 'shop:7:user': text, 'shop:7:cart': text, 'shop:7:auth': text };
    expect(visitorWith(broken)).toEqual(NOBODY);
    expect(visitorWith({ 'shop:version': text })).toEqual(NOBODY);
  },
);

test('a browser without storage has a new visitor', () => {
  expect(
    readVisitor(() => {
      throw new Error('denied');
    }),
  ).toEqual(NOBODY);
});
