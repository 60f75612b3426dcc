import { expect, test } from 'vitest';
import { askedBy, WrongArguments } from './arguments.ts';

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
  [['verify', '--url', 'http://a.example', '--live', 'localhost'], 'begins with ws://'],
  [['verify', '--url', 'http://a.example', '--state-url', 'http://a.example'], '--state-url'],
])('%j is refused with a reason', (words, reason) => {
  expect(() => askedBy(words)).toThrow(WrongArguments);
  expect(() => askedBy(words)).toThrow(reason);
});

test('what is not asked for is null', () => {
  expect(askedBy(['verify', '--url', 'http://a.example'])).toEqual({
    url: 'http://a.example',
    statesUrl: null,
    token: null,
    only: null,
    json: null,
    liveUrl: null,
  });
});
