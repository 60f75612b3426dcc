import { expect, test } from 'vitest';
import { askedBy, WrongArguments } from './arguments.ts';

const URL_WORDS = ['verify', '--url', 'http://a.example'];
const STATES = ['--states-url', 'http://a.example/_pact/states'];

test('an address is read with or without the prefix of the API and a slash', () => {
  for (const url of ['https://dev.example', 'https://dev.example/', 'https://dev.example/api/v1/'])
    expect(askedBy(['verify', '--url', url]).url).toBe('https://dev.example');
});

test('a service may lie under a path', () => {
  expect(askedBy(['verify', '--url', 'https://dev.example/shop/api/v1']).url).toBe(
    'https://dev.example/shop',
  );
});

test.each([
  [[], 'The one command is "verify"'],
  [['check'], 'not "check"'],
  [['verify'], '--url is missing'],
  [['verify', '--url', 'dev.example'], 'begins with http:// or https://'],
  [['verify', '--url', 'ftp://dev.example'], 'begins with http:// or https://'],
  [[...URL_WORDS, '--live', 'localhost'], 'begins with ws://'],
  [[...URL_WORDS, '--state-url', 'http://a.example'], '--state-url'],
  [[...URL_WORDS, '--level', 'full'], '--level is schema, contract, visit or all'],
  [[...URL_WORDS, '--level', 'visit'], '--level visit needs --states-url'],
  [[...URL_WORDS, '--only', 'order.take'], 'not "order.take"'],
  [[...URL_WORDS, '--only', 'live'], '--only live needs --live and --states-url'],
  [[...URL_WORDS, '--timeout', 'long'], 'not "long"'],
])('%j is refused with a reason', (words, reason) => {
  expect(() => askedBy(words)).toThrow(WrongArguments);
  expect(() => askedBy(words)).toThrow(reason);
});

test('what is not asked for is null', () => {
  expect(askedBy(URL_WORDS)).toEqual({
    url: 'http://a.example',
    statesUrl: null,
    liveUrl: null,
    token: null,
    levels: ['schema'],
    only: null,
    check: null,
    strict: new Set(),
    timeoutMs: 10_000,
    files: { json: null, junit: null, html: null },
  });
});

test('all levels run where there are states, unless one is asked for', () => {
  expect(askedBy([...URL_WORDS, ...STATES]).levels).toEqual(['schema', 'contract', 'visit']);
  expect(askedBy([...URL_WORDS, ...STATES, '--level', 'visit']).levels).toEqual(['visit']);
});

test('what is to be strict may be named at once or one by one', () => {
  const { strict } = askedBy([...URL_WORDS, '--strict', 'no last order, the login', '--strict', 'a setting']);
  expect([...strict]).toEqual(['no last order', 'the login', 'a setting']);
});
