import { expect, test } from 'vitest';
import { NOW } from '../../../tests/demo.ts';
import type { AwayChange } from '../../slices/view/away/state.ts';
import { changeWords } from './awayWords.ts';

const said = (change: object, when: number | null = null) => {
  const { title, was, is, when: since } = changeWords({ ...change, when } as AwayChange);
  return [title, was, is, since].join(' | ').replaceAll('\u00A0', ' ');
};
const week = (open: string, close: string) => ({ open, close, isNextDay: false });

test.each([
  [{ what: 'price', name: 'Рамен', was: 49_000, is: 52_000 }, 'Рамен | 490 ₽ | 520 ₽ | '],
  [{ what: 'dish', name: 'Рамен', was: 'sold', is: 'stopped' }, 'Рамен | в наличии | закончилось | '],
  [{ what: 'dish', name: 'Рамен', was: 'stopped', is: 'sold' }, 'Рамен | нет в наличии | снова есть | '],
  [{ what: 'dish', name: 'Рамен', was: 'sold', is: 'gone' }, 'Рамен | в наличии | больше нет в меню | '],
  [
    { what: 'hours', place: null, was: week('10:00', '23:00'), is: week('00:00', '00:00') },
    'Часы работы сегодня | с 10:00 до 23:00 | закрыто | ',
  ],
  [
    { what: 'hours', place: 'Журавль на Кирова', was: null, is: week('10:00', '23:00') },
    'Часы работы сегодня, Журавль на Кирова | не указаны | с 10:00 до 23:00 | ',
  ],
  [
    { what: 'delivery', term: 'minutes', was: 60, is: null },
    'Время доставки | около 60 минут | не указано | ',
  ],
  [
    { what: 'delivery', term: 'price', was: 0, is: 19_000 },
    'Доставка по вашему адресу | бесплатно | 190 ₽ | ',
  ],
  [
    { what: 'order', method: 'delivery', was: 'CookingStarted', is: 'OnWay' },
    'Ваш заказ | Готовится | В пути | ',
  ],
  [{ what: 'order', method: 'self', was: 'Unknown', is: null }, 'Ваш заказ | Unknown | завершён | '],
])('%o', (change, words) => {
  expect(said(change)).toBe(words);
});

test('says when, where somebody has told', () => {
  const order = { what: 'order', method: 'delivery', was: 'OnWay', is: 'Cancelled' };
  expect(said(order, NOW)).toMatch(/^Ваш заказ \| В пути \| Отменён \| \d+ \S+ в \d\d:\d\d$/);
});
