import { expect, test } from 'vitest';
import type { TerminalId } from '../../domain/catalog.ts';
import type { WorkWeek } from '../../domain/workTime.ts';
import { chosenTime, emptyReservation, reservationProblems, tableRequest } from './reservationForm.ts';

const week: WorkWeek = Array.from({ length: 7 }, () => ({ open: '10:00', close: '22:00', isNextDay: false }));
const opening = { week, now: new Date(2026, 2, 10, 12).getTime() };
const empty = emptyReservation({ name: '', phone: '' }, opening);
const whole = { ...empty, name: ' Анна ', phone: '+7 (927) 000-00-01', time: '19:30', comment: ' У окна ' };

test('an empty form is for today and two, and says what is missing', () => {
  expect(empty).toMatchObject({ date: '2026-03-10', time: '', guests: 2 });
  expect(reservationProblems(empty, opening)).toEqual({
    name: 'Введите имя',
    phone: 'Введите номер телефона',
    date: null,
    time: 'Выберите время',
  });
});

test('a whole form has nothing wrong, and goes out trimmed and with the plain phone', () => {
  expect(Object.values(reservationProblems(whole, opening))).toEqual([null, null, null, null]);
  expect(tableRequest(whole, 'terminal' as TerminalId)).toEqual({
    terminalId: 'terminal',
    name: 'Анна',
    phone: '+79270000001',
    date: '2026-03-10',
    time: '19:30',
    guests: 2,
    comment: 'У окна',
  });
});

test('a time that has passed, or that the day does not have, is not chosen', () => {
  expect(chosenTime(whole, opening)).toBe('19:30');
  expect(chosenTime({ ...whole, time: '11:00' }, opening)).toBe('');
  expect(reservationProblems({ ...whole, time: '23:00' }, opening).time).toBe('Выберите время');
});

test('while the day is wrong, only that is said', () => {
  expect(reservationProblems({ ...whole, date: '2026-03-09' }, opening)).toMatchObject({
    date: 'Эта дата уже прошла',
    time: null,
  });
});
