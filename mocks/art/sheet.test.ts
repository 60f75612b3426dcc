import { expect, test } from 'vitest';
import { sheetOf } from './sheet.ts';

const dish = { name: 'Суп <«острый» & дня>', recipe: { kind: 'soup', ingredients: ['broth:miso'] } } as const;

test('a sheet shows every dish with its name on a tile of its theme', () => {
  const sheet = sheetOf([dish, dish], 'dark');
  expect(sheet.match(/<svg /g)).toHaveLength(2);
  expect(sheet).toContain('#241f1b');
  expect(sheet).toContain('Суп &lt;«острый» &amp; дня>');
});
