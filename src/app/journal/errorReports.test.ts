import { beforeEach, describe, expect, test } from 'vitest';
import { demoCustomer } from '../../../tests/demo.ts';
import type { SafeStorage } from '../../ports/storage.ts';
import { createErrorReports, type ErrorReports } from './errorReports.ts';

const URL_THERE = 'https://report.example/in';
const MINUTE_MS = 60_000;

let now: number;
let isOnline: boolean;
let isTaken: boolean;
let posted: { readonly url: string; readonly text: string }[];
let kept: Map<string, string>;
let reports: ErrorReports;

const memory: SafeStorage = {
  read: (key) => kept.get(key) ?? null,
  write: (key, value) => void kept.set(key, value),
  remove: (key) => void kept.delete(key),
  keys: () => [...kept.keys()],
};
const open = (storage = memory, url: string | null = URL_THERE) =>
  createErrorReports({
    url,
    memory: storage,
    now: () => now,
    isOnline: () => isOnline,
    send: (to, text) => {
      if (isTaken) posted.push({ url: to, text });
      return isTaken;
    },
  });
const entry = (text = 'Error: x') => ({ time: now, where: 'uncaught', text, after: ['cart/addTapped'] });
const lines = () => posted.map(({ text }) => JSON.parse(text) as unknown);
const textOf = (text: string): unknown => {
  posted = [];
  open({ ...memory, read: () => null }).post(entry(text));
  return (lines()[0] as { readonly text: unknown } | undefined)?.text;
};

beforeEach(() => {
  now = Date.parse('2026-03-02T12:00:00Z');
  isOnline = true;
  isTaken = true;
  posted = [];
  kept = new Map();
  reports = open();
});

test('an error goes to REPORT_URL as one line: when, where, its words, the types of the events before it', () => {
  reports.post(entry());
  expect(posted.map(({ url }) => url)).toEqual([URL_THERE]);
  expect(lines()).toEqual([{ time: now, where: 'uncaught', text: 'Error: x', after: ['cart/addTapped'] }]);
});

test('without REPORT_URL nothing leaves the page', () => {
  open(memory, null).post(entry());
  expect(posted).toEqual([]);
});

describe('one a minute at most leaves this browser', () => {
  test('from one page', () => {
    for (const step of [0, 1, MINUTE_MS - 2, 1]) {
      now += step;
      reports.post(entry(`Error: at ${step}`));
    }
    expect(lines()).toMatchObject([{ text: 'Error: at 0' }, { text: 'Error: at 1' }]);
  });

  test('from a page that is loaded again and again, and from another tab', () => {
    reports.post(entry());
    open().post(entry());
    now += MINUTE_MS;
    open().post(entry());
    expect(posted).toHaveLength(2);
  });

  test('where nothing can be kept, from one page at least', () => {
    const forgetful = open({ ...memory, read: () => null });
    forgetful.post(entry());
    forgetful.post(entry());
    expect(posted).toHaveLength(1);
  });

  test('and a clock that was set back, or a text that is no time, silences nobody', () => {
    kept.set('shop:reported', String(now + 10 * MINUTE_MS));
    open().post(entry());
    kept.set('shop:reported', 'nonsense');
    open().post(entry());
    expect(posted).toHaveLength(2);
  });
});

test('without a connection the first one waits for it', () => {
  isOnline = false;
  reports.post(entry('Error: first'));
  reports.post(entry('Error: second'));
  expect(posted).toEqual([]);
  isOnline = true;
  reports.online();
  reports.online();
  expect(lines()).toMatchObject([{ text: 'Error: first' }]);
});

test('what the browser does not take is not counted', () => {
  isTaken = false;
  reports.post(entry('Error: refused'));
  isTaken = true;
  reports.post(entry('Error: taken'));
  expect(lines()).toMatchObject([{ text: 'Error: taken' }]);
});

describe('what leaves the page', () => {
  test.each([
    ["TypeError: Cannot read properties of undefined (reading 'price')", null],
    [
      'Error: Minified React error #418; visit https://react.dev/errors/418?args[]=text for more',
      'Error: Minified React error #418; visit https://react.dev/errors/418?… for more',
    ],
    [
      'SyntaxError: Unexpected token, ..."{"name":"Anna Petrova"}"... is not valid JSON',
      'SyntaxError: Unexpected token, ..."…"... is not valid JSON',
    ],
    ['Error: no zone for Ленинградская 45, кв. 12', 'Error: no zone for … 45, …. 12'],
    ['Error: GET /demo/geocoder?geocode=Lenina+119 failed', 'Error: GET /demo/geocoder?… failed'],
    ['Error: /user/%D0%90%D0%BD%D0%BD%D0%B0 of anna.p@mail.example', 'Error: /user/… of …'],
    ['Error: "Anna anna.p@mail.example" is taken', 'Error: "…" is taken'],
    ['Error: Bearer abc.def and +7 927 000-00-01', 'Error: Bearer … and +…'],
  ])('of %s', (text, left) => {
    expect(textOf(text)).toBe(left ?? text);
  });

  test('names no customer, whatever an error says of them', () => {
    const { name, phone } = demoCustomer;
    expect(textOf(`Error: ${name} ${phone} ${JSON.stringify({ name, phone })}`)).toBe('Error: … +… {"…"}');
  });

  test('is short, however long the error is', () => {
    expect(String(textOf(`Error: ${'x'.repeat(100_000)}`)).length).toBeLessThanOrEqual(500);
  });
});
