import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './environment.ts';

describe('an empty environment', () => {
  test('gives port 3000 and the embedded back end at the same origin', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      hasEmbeddedBackend: true,
      kitchenStepMs: null,
      demoDishes: null,
      log: 'off',
      stopGraceMs: 10_000,
      page: {
        apiUrl: '',
        wsUrl: '',
        siteUrl: null,
        geocoderUrl: '/demo/geocoder',
        imageOrigins: [],
        firebase: null,
        analytics: 'dataLayer',
        reportUrl: null,
        captchaUrl: 'https://smartcaptcha.yandexcloud.net',
      },
    });
  });

  test('is what empty values count as', () => {
    expect(readConfig({ PORT: '', WS_URL: ' ', FIREBASE_CONFIG: '', IMAGE_ORIGINS: ' , ' })).toEqual(
      readConfig({}),
    );
  });
});

describe('API_URL', () => {
  const { hasEmbeddedBackend, page } = readConfig({ API_URL: 'https://api.example.ru/' });

  test('switches the embedded back end off and loses its last slash', () => {
    expect(hasEmbeddedBackend).toBe(false);
    expect(page.apiUrl).toBe('https://api.example.ru');
  });

  test('puts the live connection beside it and the geocoder at the public one', () => {
    expect(page.wsUrl).toBe('wss://api.example.ru/ws');
    expect(page.geocoderUrl).toBe('https://geocode-maps.yandex.ru/1.x/');
    expect(readConfig({ API_URL: 'http://localhost:4000' }).page.wsUrl).toBe('ws://localhost:4000/ws');
  });

  test('yields to a WS_URL and a GEOCODER_URL of their own', () => {
    const own = readConfig({
      API_URL: 'https://a.ru',
      WS_URL: 'wss://live.a.ru/socket',
      GEOCODER_URL: 'https://maps.a.ru/find',
    });
    expect(own.page).toMatchObject({
      wsUrl: 'wss://live.a.ru/socket',
      geocoderUrl: 'https://maps.a.ru/find',
    });
  });
});

test.each(['', '  '])(
  'API_URL="%s" is a slip, not a wish for the demo: it ends the start with one line',
  (blank) => {
    expect(() => readConfig({ API_URL: blank })).toThrow(ConfigError);
    expect(() => readConfig({ API_URL: blank })).toThrow(
      /^API_URL is set but blank[^\n]*leave it out[^\n]*$/,
    );
  },
);

test('origins are cut to scheme, host and port', () => {
  const { page } = readConfig({
    SITE_URL: 'https://zhuravl.ru/start?x=1',
    IMAGE_ORIGINS: 'https://img.ru/a, http://localhost:9000 https://cdn.ru',
    CAPTCHA_URL: 'https://captcha.ru/captcha.js',
  });
  expect(page.siteUrl).toBe('https://zhuravl.ru');
  expect(page.imageOrigins).toEqual(['https://img.ru', 'http://localhost:9000', 'https://cdn.ru']);
  expect(page.captchaUrl).toBe('https://captcha.ru');
});

test('the web push configuration is read as JSON', () => {
  const { page } = readConfig({ FIREBASE_CONFIG: '{"appId":"1","vapidKey":"k"}' });
  expect(page.firebase).toEqual({ appId: '1', vapidKey: 'k' });
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['KITCHEN_STEP_MS', '1.5'],
  ['DEMO_DISHES', 'many'],
  ['STOP_GRACE_MS', '10s'],
  ['STOP_GRACE_MS', '600001'],
  ['API_URL', 'api.example.ru'],
  ['API_URL', 'ftp://api.example.ru'],
  ['API_URL', 'https://user:word@api.example.ru'],
  ['API_URL', 'https://api.example.ru/?a=1'],
  ['WS_URL', 'https://api.example.ru/ws'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['IMAGE_ORIGINS', "https://a.ru 'unsafe-inline'"],
  ['FIREBASE_CONFIG', '{'],
  ['FIREBASE_CONFIG', '[1]'],
  ['FIREBASE_CONFIG', '{"appId":"1"}'],
  ['ANALYTICS', 'a-b'],
  ['REPORT_URL', 'report.ru'],
  ['CAPTCHA_URL', 'captcha.ru'],
  ['GEOCODER_URL', '/maps'],
  ['LOG', 'everything'],
])('%s="%s" is refused with one line that names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+$`));
});

test('all that makes no sense is told at once, a line for each variable', () => {
  const wrong = { PORT: 'x', API_URL: 'y', WS_URL: 'z', LOG: 'loud', FIREBASE_CONFIG: '{' };
  const told = (): string => {
    try {
      readConfig(wrong);
      return '';
    } catch (error) {
      return error instanceof ConfigError ? error.message : '';
    }
  };
  const names = told()
    .split('\n')
    .map((line) => line.split(' must be ')[0]);
  expect(new Set(names)).toEqual(new Set(Object.keys(wrong)));
  expect(names).toHaveLength(Object.keys(wrong).length);
});

test('every variable of the documents is one that the server reads', () => {
  const documented = ['docs/assumptions.md', 'docs/operations.md'].flatMap((path) => {
    const text = readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
    return [...text.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name);
  });
  const asked = new Set<string>();
  readConfig(
    new Proxy({}, { get: (_environment, name) => void asked.add(typeof name === 'string' ? name : '') }),
  );
  expect(new Set(documented)).toEqual(asked);
});
