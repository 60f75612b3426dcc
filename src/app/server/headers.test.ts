import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import {
  type Allowed,
  commonHeaders,
  contentPolicy,
  framesOf,
  hashOf,
  pageHeaders,
  screenPolicy,
} from './headers.ts';

const directivesOf = (
  environment: Record<string, string>,
  allowed: Allowed = {},
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    contentPolicy(readConfig(environment).page, 'production', allowed)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );

describe('the content security policy', () => {
  test('allows nothing inline, no plug-ins, no other base and no foreign frames around the shop', () => {
    const policy = directivesOf({});
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('frame-src')).toEqual(["'none'"]);
    expect(policy.get('style-src')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['shop', 'default']);
    expect(contentPolicy(readConfig({}).page, 'production')).not.toMatch(/unsafe|nonce|\*/);
  });

  test('only pages of /admin open a frame of the shop’s own, and it can neither ask nor tell', () => {
    expect(['/admin', '/admin/journal'].map(framesOf)).toEqual([["'self'"], ["'self'"]]);
    expect(['/', '/samara/admin', '/administration'].map(framesOf)).toEqual([[], [], []]);
    const { page } = readConfig({ API_URL: 'https://api.ru', REPORT_URL: 'https://report.ru/in' });
    const policy = screenPolicy(page, 'production');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe|report\.ru|worker-src|frame-src/);
  });

  test('allows what stands in a page by its hash, and nothing else inline', () => {
    const inline = { scripts: [hashOf('run()')], styles: [hashOf('i{}')] };
    const policy = contentPolicy(readConfig({}).page, 'production', inline);
    expect(policy).toContain(`script-src 'self' ${hashOf('run()')};`);
    expect(policy).toContain(`style-src 'self' ${hashOf('i{}')};`);
    expect(policy).not.toContain('unsafe');
    expect(hashOf('run()')).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
  });

  test('lets pictures come from the shop, the API and the named origins only', () => {
    const policy = directivesOf({ API_URL: 'https://api.ru/v', IMAGE_ORIGINS: 'https://img.ru' });
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https://api.ru', 'https://img.ru']);
  });

  test('lets the captcha in only where its customer may be asked for a proof', () => {
    const environment = { CAPTCHA_URL: 'https://captcha.ru' };
    const off = contentPolicy(readConfig(environment).page, 'production');
    expect(off).not.toContain('captcha');
    const on = directivesOf(environment, { hasCaptcha: true, frames: ["'self'"] });
    expect(on.get('script-src')).toEqual(["'self'", 'https://captcha.ru']);
    expect(on.get('connect-src')).toEqual(["'self'", 'https://captcha.ru']);
    expect(on.get('frame-src')).toEqual(['https://captcha.ru', "'self'"]);
  });

  test('has what is refused reported to REPORT_URL, and to nobody without it', () => {
    const secure = directivesOf({ REPORT_URL: 'https://report.ru/in?a=1;b,c' });
    expect(secure.get('report-uri')).toEqual(['https://report.ru/in?a=1%3Bb%2Cc']);
    expect(secure.get('report-to')).toEqual(['policy']);
    const headers = pageHeaders(readConfig({ REPORT_URL: 'https://report.ru/in' }).page, 'production');
    expect(headers['reporting-endpoints']).toBe('policy="https://report.ru/in"');
    const plain = directivesOf({ REPORT_URL: 'http://127.0.0.1:1/in' });
    expect([plain.get('report-uri'), plain.get('report-to')]).toEqual([['http://127.0.0.1:1/in'], undefined]);
    expect(contentPolicy(readConfig({}).page, 'production')).not.toContain('report');
    expect(pageHeaders(readConfig({}).page, 'production')).not.toHaveProperty('reporting-endpoints');
  });

  test('lets the page call the API, the live connection, the geocoder and reports only', () => {
    const policy = directivesOf({
      API_URL: 'https://api.ru',
      WS_URL: 'wss://live.ru/ws',
      GEOCODER_URL: 'https://maps.ru/1.x/',
      REPORT_URL: 'https://report.ru/in',
      CAPTCHA_URL: 'https://captcha.ru',
    });
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'https://api.ru',
      'wss://live.ru',
      'https://maps.ru',
      'https://report.ru',
    ]);
  });

  test('opens the services of web push, and its worker, only when web push is on', () => {
    const on = directivesOf({ FIREBASE_CONFIG: '{"vapidKey":"k"}' });
    expect(on.get('connect-src')).toContain('https://fcmregistrations.googleapis.com');
    expect(on.get('worker-src')).toEqual(["'self'"]);
    const off = directivesOf({});
    expect(off.get('connect-src')).not.toContain('https://fcmregistrations.googleapis.com');
    expect(off.get('worker-src')).toEqual(["'none'"]);
  });

  test('allows the inline scripts of hot reload in development', () => {
    expect(contentPolicy(readConfig({}).page, 'development')).toContain("script-src 'self'");
    expect(contentPolicy(readConfig({}).page, 'development')).toContain("'unsafe-inline'");
    expect(contentPolicy(readConfig({}).page, 'development')).not.toContain('trusted-types');
  });
});

test('strict transport security is sent for a secure site only', () => {
  const name = 'strict-transport-security';
  expect(commonHeaders(readConfig({ SITE_URL: 'https://zhuravl.ru' }).page)[name]).toBe('max-age=31536000');
  expect(commonHeaders(readConfig({ SITE_URL: 'http://zhuravl.ru' }).page)).not.toHaveProperty(name);
  expect(commonHeaders(readConfig({}).page)).not.toHaveProperty(name);
});

test('every page carries the protective headers', () => {
  const headers = pageHeaders(readConfig({}).page, 'production');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
});
