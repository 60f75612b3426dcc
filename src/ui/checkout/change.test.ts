import { expect, test } from 'vitest';
import { fromRoubles } from '../../domain/money.ts';
import { changeProblem, readChange } from './change.ts';

test.each([
  ['2000', 2_000],
  ['2 000 ₽', 2_000],
  ['с 5000 руб', 5_000],
])('«%s» is read as %i roubles', (text, roubles) => {
  expect(readChange(text)).toBe(fromRoubles(roubles));
});

test.each(['', 'без сдачи', '0', '99999999999'])('«%s» names no banknote', (text) => {
  expect(readChange(text)).toBeNull();
});

test('an empty field is right: no change is wanted', () => {
  expect(changeProblem(' ', fromRoubles(1_558))).toBeNull();
});

test('a sum below the total is refused with the total', () => {
  expect(changeProblem('1 000', fromRoubles(1_558))).toBe('Нужно не меньше 1\u00A0558\u00A0₽');
});

test('exactly the total is enough', () => {
  expect(changeProblem('1558', fromRoubles(1_558))).toBeNull();
});

test('words without a sum are told apart from an empty field', () => {
  expect(changeProblem('без сдачи', fromRoubles(10))).toBe('Напишите сумму цифрами');
});
