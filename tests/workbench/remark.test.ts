import { expect, test } from 'vitest';
import { readRemark, remarkFile, writeRemark, type Remark } from '../../.storybook/remarks/remark.ts';

const remark: Remark = {
  at: '2026-11-26T10:00:00.000Z',
  story: { id: '50-screens-cart--guest', title: '50 Экраны/Корзина', name: 'Гость' },
  globals: { theme: 'dark', city: '' },
  screen: { width: 390, height: 844 },
  saw: 'Сумма стоит под кнопкой',
  expected: 'Над кнопкой',
  author: 'Анна',
  journal: '{"format":"zhuravl-journal"}',
};

test('a remark is a file that is read back whole', () => {
  expect(readRemark(writeRemark(remark))).toEqual({ ok: true, remark });
  expect(readRemark(writeRemark({ ...remark, journal: null }))).toMatchObject({
    ok: true,
    remark: { journal: null },
  });
});

test('its name says what it is of', () => {
  expect(remarkFile(remark)).toBe('zamechanie-50-screens-cart--guest-2026-11-26.json');
});

test.each([
  ['{', /не JSON/],
  ['{"format":"zhuravl-journal","version":1}', /не замечание/],
  [JSON.stringify({ format: 'zhuravl-remark', version: 1, ...remark, saw: 1 }), /не замечание/],
  [JSON.stringify({ format: 'zhuravl-remark', version: 2, ...remark }), /не замечание/],
])('any other text is refused in words: %s', (text, words) => {
  const result = readRemark(text);
  expect(result.ok ? '' : result.problem).toMatch(words);
});
