import { expect, test } from 'vitest';
import { applicationOf, applicationProblems } from './applicationForm.ts';

const empty = { name: '', phone: '', city: '', position: '', about: '' };
const whole = {
  name: ' Олег ',
  phone: '8 (927) 000-00-02',
  city: 'Самара',
  position: ' Повар ',
  about: ' Пять лет у плиты ',
};

test('all but the words of oneself is wanted', () => {
  expect(applicationProblems(empty)).toEqual({
    name: 'Введите имя',
    phone: 'Введите номер телефона',
    city: 'Выберите город',
    position: 'Укажите должность',
  });
  expect(Object.values(applicationProblems({ ...whole, about: '' }))).toEqual([null, null, null, null]);
});

test('it goes out trimmed and with the plain phone', () => {
  expect(applicationOf(whole)).toEqual({
    name: 'Олег',
    phone: '+79270000002',
    city: 'Самара',
    position: 'Повар',
    about: 'Пять лет у плиты',
  });
});
