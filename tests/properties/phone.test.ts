import * as fc from 'fast-check';
import { expect } from 'vitest';
import {
  caretAfterMask,
  formatPhone,
  maskPhoneInput,
  normalisePhone,
  phoneProblem,
} from '../../src/domain/phone.ts';
import { property } from './property.ts';

const DIGITS = '0123456789';
const digitsOf = (text: string): string =>
  Array.from(text)
    .filter((sign) => DIGITS.includes(sign))
    .join('');

/** Texts that look like phones, nearly so, or not at all. */
const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from('77788889990123456+() -')) }),
  fc.stringMatching(/^(\+7|\+8|8|7|9|)[ (]?[0-9]{0,12}$/),
  fc.stringMatching(/^(\+7|8|7)[0-9]{9,11}$/),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '+',
    '٨٩٩٩١٢٣٤٥٦٧',
    '８８００５５５３５３５',
    '8 800 555-35-35',
    '88005553535',
    '9991234567',
  ),
);

property(
  {
    id: 37,
    title: 'normalising keeps the digits, reads a leading 8 as 7 once, and judges the result',
    section: 'specification, section 5, "Phone"',
  },
  async (check) => {
    await check(
      fc.property(texts, (text) => {
        const normal = normalisePhone(text);
        const digits = digitsOf(text);
        expect(normalisePhone(normal)).toBe(normal);
        expect(normalisePhone(digits)).toBe(normal);
        expect(normal).toBe(`+${digits.startsWith('8') ? `7${digits.slice(1)}` : digits}`);
        const isPhone = digits.length === 11 && (digits.startsWith('7') || digits.startsWith('8'));
        const problem = isPhone ? null : 'Неверный формат телефона';
        expect(phoneProblem(text)).toBe(/\S/u.test(text) ? problem : 'Введите номер телефона');
      }),
    );
    await check(
      fc.property(fc.stringMatching(/^[0-9]{10}$/), (national) => {
        expect(phoneProblem(national)).toBe('Неверный формат телефона');
        expect(phoneProblem(`8${national}`)).toBeNull();
        expect(normalisePhone(`8${national}`)).toBe(`+7${national}`);
        expect(formatPhone(`8${national}`)).toMatch(/^\+7 \([0-9]{3}\) [0-9]{3}-[0-9]{2}-[0-9]{2}$/);
      }),
    );
  },
);

/** A field as the browser keeps it. */
interface Field {
  readonly text: string;
  readonly caret: number;
}
/** An edit: some signs around the caret go, a text comes. `before` 1 is Backspace, `after` 1 is Delete, both 0 typing. */
interface Edit {
  readonly at: number;
  readonly before: number;
  readonly after: number;
  readonly text: string;
}

const edits: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat({ max: 20 }),
  before: fc.constantFrom(0, 0, 0, 1, 3, 20),
  after: fc.constantFrom(0, 0, 0, 1, 3, 20),
  text: fc.oneof(fc.constantFrom('', '', ...Array.from(DIGITS)), texts),
});

const edited = ({ text }: Field, edit: Edit): Field => {
  const at = Math.min(edit.at, text.length);
  const left = text.slice(0, Math.max(0, at - edit.before)) + edit.text;
  return { text: left + text.slice(at + edit.after), caret: left.length };
};
const masked = (raw: Field): Field => {
  const text = maskPhoneInput(raw.text);
  return { text, caret: caretAfterMask(raw, text) };
};

/** Both masks of the specification with their beginnings, as one pattern each. */
const beginnings = (mask: string): readonly RegExp[] =>
  Array.from(
    { length: mask.length + 1 },
    (_, end) =>
      new RegExp(
        `^${mask
          .slice(0, end)
          .replace(/[+()]/g, String.raw`\$&`)
          .replaceAll('X', '[0-9]')}$`,
      ),
  );
const MASKS = [...beginnings('+7 (9XX) XXX-XX-XX'), ...beginnings('8 (9XX) XXX-XX-XX')];

const holds = (raw: Field, { text, caret }: Field): void => {
  expect(MASKS.some((mask) => mask.test(text))).toBe(true);
  const typed = digitsOf(raw.text);
  const national = /^[78]/.test(typed) ? typed.slice(1) : typed;
  const shown = digitsOf(text);
  const country = typed === '' ? '' : typed.startsWith('8') ? '8' : '7';
  // The same digits in the same order: only the first of the operator may have become a 9, only what is too much is cut.
  expect(shown).toBe(country + national.replace(/^./, '9').slice(0, 10));
  const left = digitsOf(raw.text.slice(0, raw.caret)).length;
  const added = left > 0 && national === typed ? 1 : 0;
  expect(digitsOf(text.slice(0, caret))).toHaveLength(Math.min(left + added, shown.length));
  // Right behind a digit, or in front of everything.
  expect(caret === 0 || DIGITS.includes(text.charAt(caret - 1))).toBe(true);
};

property(
  {
    id: 38,
    title:
      'whatever is typed, deleted or pasted, the field shows a beginning of its mask and keeps digits and caret',
    section: 'specification, section 5, "Phone"',
  },
  async (check) => {
    await check(
      fc.property(fc.array(edits, { maxLength: 12 }), (all) => {
        let field: Field = { text: '', caret: 0 };
        for (const edit of all) {
          const raw = edited(field, edit);
          field = masked(raw);
          holds(raw, field);
          expect(masked(field).text).toBe(field.text);
        }
      }),
    );
    await check(
      fc.property(texts, fc.nat({ max: 20 }), (text, place) => {
        let field = masked({ text, caret: text.length });
        field = { ...field, caret: Math.min(place, field.text.length) };
        for (let presses = 0; field.caret > 0; presses += 1) {
          expect(presses).toBeLessThanOrEqual(20);
          field = masked(edited(field, { at: field.caret, before: 1, after: 0, text: '' }));
        }
      }),
    );
    await check(
      fc.property(fc.stringMatching(/^9[0-9]{9}$/), (national) => {
        const typedIn = (text: string) =>
          Array.from(text).reduce(
            (field, sign) => masked(edited(field, { at: field.caret, before: 0, after: 0, text: sign })),
            { text: '', caret: 0 },
          ).text;
        expect(formatPhone(normalisePhone(maskPhoneInput(national)))).toBe(maskPhoneInput(national));
        expect(normalisePhone(formatPhone(`+7${national}`))).toBe(`+7${national}`);
        for (const start of ['', '7', '8', '+7'])
          expect(normalisePhone(typedIn(start + national))).toBe(`+7${national}`);
      }),
    );
  },
);
