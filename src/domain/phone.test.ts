import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { caretAfterMask, formatPhone, maskPhoneInput, normalisePhone, phoneProblem } from './phone.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '');
const typed = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789789+() -')) }),
  fc.stringMatching(/^(\+7|8|7|)[ (]?[0-9]{0,12}$/),
);
const fullNumber = fc.stringMatching(/^\+79[0-9]{9}$/);

test.each([
  ['8 800 555-35-35', '+78005553535'],
  ['88005553535', '+78005553535'],
  ['+7 (927) 000-00-00', '+79270000000'],
  ['88', '+78'],
  ['', '+'],
])('normalises "%s" to %s', (text, expected) => {
  expect(normalisePhone(text)).toBe(expected);
});

test.each([
  ['', 'Введите номер телефона'],
  [' \u00A0\t', 'Введите номер телефона'],
  ['9991234567', 'Неверный формат телефона'],
  ['+7 999 123-45-6', 'Неверный формат телефона'],
  ['+7 999 123-45-678', 'Неверный формат телефона'],
  ['+375 29 123-45-67', 'Неверный формат телефона'],
  ['٨٩٩٩١٢٣٤٥٦٧', 'Неверный формат телефона'],
  ['8 999 123-45-67', null],
  ['+7 499 123-45-67', null],
])('finds in "%s": %s', (text, problem) => {
  expect(phoneProblem(text)).toBe(problem);
});

test('normalising twice is normalising once, and signs other than digits do not matter', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const normal = normalisePhone(text);
      expect(normalisePhone(normal)).toBe(normal);
      expect(normalisePhone(digitsOf(text))).toBe(normal);
      expect(normal).toBe(
        `+${digitsOf(text).startsWith('8') ? 7 : digitsOf(text).slice(0, 1)}${digitsOf(text).slice(1)}`,
      );
    }),
    { numRuns },
  );
});

test('a phone without a problem is +7 and ten digits, and the other way round', () => {
  fc.assert(
    fc.property(fc.oneof(typed, fullNumber), (text) => {
      expect(phoneProblem(text) === null).toBe(/^\+7[0-9]{10}$/.test(normalisePhone(text)));
    }),
    { numRuns },
  );
});

test('displays stored phones, and leaves alone what is none', () => {
  expect(formatPhone('+79270001122')).toBe('+7 (927) 000-11-22');
  expect(formatPhone('89270001122')).toBe('+7 (927) 000-11-22');
  expect(formatPhone('+375291234567')).toBe('+375291234567');
  expect(formatPhone('')).toBe('');
});

test.each([
  ['', ''],
  ['+', ''],
  ['7', '+7'],
  ['8', '8'],
  ['9', '+7 (9'],
  ['5', '+7 (9'],
  ['+7 (91', '+7 (91'],
  ['+7 (916', '+7 (916'],
  ['+7 (9161', '+7 (916) 1'],
  ['89161234567', '8 (916) 123-45-67'],
  ['9161234567', '+7 (916) 123-45-67'],
  ['+7 (495) 123-45-67', '+7 (995) 123-45-67'],
  ['+7 (916) 123-45-6789', '+7 (916) 123-45-67'],
])('masks "%s" as "%s"', (text, expected) => {
  expect(maskPhoneInput(text)).toBe(expected);
});

test('the mask gives a beginning of one of its two forms and is stable', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const masked = maskPhoneInput(text);
      const form = masked.startsWith('8') ? '8 (900) 000-00-00' : '+7 (900) 000-00-00';
      const operatorAt = form.indexOf('9');
      const zeroed = masked.replace(/[0-9]/g, (digit, at: number) => (at > operatorAt ? '0' : digit));
      expect(form.startsWith(zeroed)).toBe(true);
      expect(maskPhoneInput(masked)).toBe(masked);
    }),
    { numRuns },
  );
});

test('the mask keeps the digits in their order; only the first of the operator may change', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const given = digitsOf(text).replace(/^[78]/, '').slice(0, 10);
      const kept = digitsOf(maskPhoneInput(text)).slice(1);
      expect(kept).toHaveLength(given.length);
      expect(kept.slice(1)).toBe(given.slice(1));
    }),
    { numRuns },
  );
});

test('deleting from the end goes down to the empty field', () => {
  fc.assert(
    fc.property(typed, (text) => {
      let field = maskPhoneInput(text);
      for (let presses = 0; field !== ''; presses += 1) {
        expect(presses).toBeLessThan(12);
        field = maskPhoneInput(field.slice(0, -1));
      }
    }),
    { numRuns },
  );
});

test('a complete number survives the mask, the display and the normalisation', () => {
  fc.assert(
    fc.property(fullNumber, (phone) => {
      const masked = maskPhoneInput(phone);
      expect(normalisePhone(masked)).toBe(phone);
      expect(formatPhone(phone)).toBe(masked);
      expect(normalisePhone(maskPhoneInput(`8${phone.slice(2)}`))).toBe(phone);
    }),
    { numRuns },
  );
});

test.each([
  ['+7 (9164|', '+7 (916) 4|'],
  ['+7 (9164|) 123', '+7 (916) 4|12-3'],
  ['+7 (916)| 1', '+7 (916|) 1'],
  ['+7 (|16) 123', '+7| (961) 23'],
  ['9|', '+7 (9|'],
  ['|9', '|+7 (9'],
  ['+7 (916) 123-45-6789|', '+7 (916) 123-45-67|'],
])('puts the caret of "%s" at "%s"', (edited, expected) => {
  const before = { text: edited.replace('|', ''), caret: edited.indexOf('|') };
  const masked = maskPhoneInput(before.text);
  const caret = caretAfterMask(before, masked);
  expect(`${masked.slice(0, caret)}|${masked.slice(caret)}`).toBe(expected);
});

test('the caret stays after the same digit, inside the text', () => {
  fc.assert(
    fc.property(typed, fc.nat(), (text, place) => {
      const caret = place % (text.length + 1);
      const masked = maskPhoneInput(text);
      const moved = caretAfterMask({ text, caret }, masked);
      const left = digitsOf(text.slice(0, caret)).length;
      const added = left > 0 && !/^[78]/.test(digitsOf(text)) ? 1 : 0;
      expect(digitsOf(masked.slice(0, moved))).toHaveLength(Math.min(left + added, digitsOf(masked).length));
      expect(moved).toBeLessThanOrEqual(masked.length);
      if (caret === text.length) expect(moved).toBe(masked.length);
    }),
    { numRuns },
  );
});
