import type { Chance } from './chance.ts';

const HOSTILE = ['<b>а</b>', '😀'.repeat(30), ' ', '0', '-1', '999999999', 'ё"\'`'];
/** What people type, by the name of the field; the first that fits. */
const TEXTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/телефон/i, ['9171234567', '9171234567', '+7 917 765-43-21', '8 917', '123']],
  [/имя/i, ['Вера', 'Ян']],
  [/промокод/i, ['ПОДАРОК', 'ЖУРАВЛЬ10', 'ЛАПША', 'СВОЙ15', 'нет такого']],
  [/код/i, ['0000', '1234']],
  [/улица/i, ['Ленинградская', 'Молодогвардейская', 'Гагарина', 'Молодогв']],
  [/дом|квартира|подъезд|этаж/i, ['1', '12', '3']],
  [/поиск/i, ['лапша', 'ролл', 'hjkk', 'лосось', 'соус', 'ъъъ']],
  [/бонус/i, ['10', '100', '100000']],
  [/персон|гостей/i, ['2', '4', '1']],
  [/сдача/i, ['2000', '5000', '1500.00', '3 000,50']],
];

/** What is typed into a field of that name: mostly what belongs there. */
export const textFor = (chance: Chance, name: string): string => {
  const fitting = TEXTS.find(([pattern]) => pattern.test(name))?.[1] ?? ['Спасибо'];
  return chance.pick(chance.percent(12) ? HOSTILE : fitting) ?? '';
};
