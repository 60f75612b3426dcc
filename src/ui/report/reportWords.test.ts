import { expect, test } from 'vitest';
import { actionsText, spokenNumber } from './reportWords.ts';

const MINUTE = 60_000;

test.each([
  [37, 12 * MINUTE, '37 действий за последние 12 минут'],
  [1, 20_000, '1 действие за последнюю минуту'],
  [3, 21 * MINUTE, '3 действия за последние 21 минуту'],
  [104, 119 * MINUTE, '104 действия за последние 119 минут'],
  [1_204, 190 * MINUTE, '1 204 действия за последние 3 часа'],
  [5, -MINUTE, '5 действий за последнюю минуту'],
])('%i actions since %i ms', (actions, ms, text) => {
  expect(actionsText(actions, 1_000, 1_000 + ms)?.replaceAll('\u00A0', ' ')).toBe(text);
});

test('a report without actions says nothing of them', () => {
  expect(actionsText(0, 1, 2)).toBeNull();
  expect(actionsText(3, null, 2)).toBeNull();
});

test('the number is read out in two halves', () => {
  expect(spokenNumber('048201')).toBe('048\u00A0201');
});
