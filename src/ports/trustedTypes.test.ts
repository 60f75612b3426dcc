import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const made = { html: vi.fn<(html: string) => unknown>(), url: vi.fn<(url: string) => unknown>() };

/** Like a browser's: what a policy makes is an object. */
const createPolicy = vi.fn<(name: string) => unknown>(() => ({
  createHTML: (html: string) => made.html(html) ?? { html },
  createScriptURL: (url: string) => made.url(url) ?? { url },
}));

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

const load = () => import('./trustedTypes.ts');

test('where the browser knows Trusted Types, a script’s address goes through the one policy', async () => {
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { scriptUrl, POLICY_NAME } = await load();
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual([POLICY_NAME, 'default']);
  expect(scriptUrl('https://captcha.ru/captcha.js', ['https://captcha.ru'])).toEqual({
    url: 'https://captcha.ru/captcha.js',
  });
});

test('foreign markup is parsed apart, and goes through the policy before', async () => {
  vi.stubGlobal('trustedTypes', { createPolicy });
  const parseFromString = vi.fn<(html: unknown, type: string) => unknown>(() => 'document');
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = parseFromString;
    },
  );
  const { parseApart } = await load();
  expect(parseApart('<p>')).toBe('document');
  expect(parseFromString.mock.calls).toEqual([[{ html: '<p>' }, 'text/html']]);
});

test('elsewhere the address is a text, and read from the page’s own', async () => {
  vi.stubGlobal('location', { href: 'https://shop.ru/catalog' });
  const { scriptUrl } = await load();
  expect(scriptUrl('/push-sw.js', ['https://shop.ru'])).toBe('https://shop.ru/push-sw.js');
});

test('a foreign script fetches parts of itself from its own origin only, and makes no HTML', async () => {
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('location', { href: 'https://shop.ru/' });
  createPolicy.mockClear();
  const { letFetchParts } = await load();
  const [, rules] = createPolicy.mock.calls.at(-1) as unknown as [
    string,
    { createScriptURL: (url: string) => unknown },
  ];
  expect(rules.createScriptURL('https://captcha.ru/part.js')).toBeNull();
  letFetchParts('https://captcha.ru');
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
  expect(rules.createScriptURL('https://captcha.ru/part.js')).toBe('https://captcha.ru/part.js');
  for (const other of [
    'https://evil.ru/part.js',
    '/part.js',
    'data:text/javascript,1',
    'https://captcha.ru.evil.ru/',
  ])
    expect(rules.createScriptURL(other)).toBeNull();
});

test.each([
  'https://evil.ru/captcha.js',
  'https://captcha.ru.evil.ru/captcha.js',
  'https://captcha.ru@evil.ru/',
  '//evil.ru/x.js',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  'blob:https://captcha.ru/1',
  'http://captcha.ru/captcha.js',
])('a script from %s is refused', async (address) => {
  vi.stubGlobal('location', { href: 'https://shop.ru/' });
  const { scriptUrl } = await load();
  expect(() => scriptUrl(address, ['https://captcha.ru', 'https://shop.ru'])).toThrow(RangeError);
});
