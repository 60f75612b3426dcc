import { expect, test } from 'vitest';
import { dishKind } from './dishKind.ts';

test.each([
  ['Роллы запечённые', 'Лава с крабом', 'roll'],
  ['Сеты', 'Сет «Филадельфия», 24 шт', 'set'],
  ['Суши', 'Онигири с лососем', 'sushi'],
  ['Супы', 'Куриный суп с лапшой', 'soup'],
  ['Детское меню', 'Мини-пицца «Улыбка»', 'pizza'],
  ['Новинки', 'Гёдза с уткой', 'gyoza'],
  ['Новинки', 'Сюрприз', 'other'],
] as const)('«%s», «%s» is drawn as %s', (categoryName, name, kind) => {
  expect(dishKind({ categoryName, name })).toBe(kind);
});
