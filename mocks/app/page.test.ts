import { expect, test } from 'vitest';
import { createBackend } from '../backend/backend.ts';

const ask = (path: string) => createBackend().fetch(new Request(`http://shop.local${path}`));

test('the page that plays the app holds no script of its own and allows none', async () => {
  const page = await ask('/demo/app');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  const html = await page.text();
  expect(html).toContain('<script type="module" src="/demo/app.js"></script>');
  expect(html.match(/<script/g)).toHaveLength(1);
});

test('its script stands by itself', async () => {
  const script = await ask('/demo/app.js');
  expect(script.headers.get('content-type')).toContain('text/javascript');
  const text = await script.text();
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- only read, never run
  expect(() => new Function(text)).not.toThrow();
  expect(text).toContain('ReactNativeWebView');
});
