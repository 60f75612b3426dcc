import { expect, test } from 'vitest';
import { afterPaint } from './afterPaint.ts';

test('scripts of the first load stand back; the style sheet does not', () => {
  const sheet = '<link rel="stylesheet" crossorigin href="/assets/style-1.css">';
  const built = [
    '<script type="module" crossorigin src="/assets/shop-1.js"></script>',
    '<link rel="modulepreload" crossorigin href="/assets/react-1.js">',
    sheet,
    '<script type="application/json" id="state"></script>',
  ].join('');
  expect(afterPaint(built)).toBe(
    [
      '<script type="module" fetchpriority="low" crossorigin src="/assets/shop-1.js"></script>',
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/react-1.js">',
      sheet,
      '<script type="application/json" id="state"></script>',
    ].join(''),
  );
});
