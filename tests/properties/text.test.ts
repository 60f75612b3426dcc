import * as fc from 'fast-check';
import { expect } from 'vitest';
import { formatAddress } from '../../src/domain/address.ts';
import { counted, plural } from '../../src/domain/plural.ts';
import { property } from './property.ts';

const FORMS = ['товар', 'товара', 'товаров'] as const;
const BY_CATEGORY: Readonly<Record<string, string>> = { one: FORMS[0], few: FORMS[1], many: FORMS[2] };
const rules = new Intl.PluralRules('ru');
/** What the language's own rules say; a fraction takes the form of "few", 1,5 товара, also one that Intl would round away. */
const expectedForm = (n: number): string =>
  (Number.isInteger(n) ? BY_CATEGORY[rules.select(n)] : undefined) ?? FORMS[1];

property(
  {
    id: 39,
    title: 'the form of a noun is the one of the Russian language, for every count',
    section: 'specification, section 9, "Text formats"',
  },
  async (check) => {
    for (let n = 0; n <= 10_000; n += 1) {
      expect([n, plural(n, FORMS)]).toEqual([n, expectedForm(n)]);
      expect([-n, plural(-n, FORMS)]).toEqual([-n, expectedForm(n)]);
    }
    const counts = fc.oneof(
      fc.maxSafeInteger(),
      fc.double({ min: -1e6, max: 1e6 }),
      fc.constantFrom(0.5, -1.5, 1e-7, NaN, Infinity, -Infinity, Number.MAX_SAFE_INTEGER),
    );
    await check(
      fc.property(counts, (n) => {
        expect(plural(n, FORMS)).toBe(expectedForm(n));
      }),
    );
    await check(
      fc.property(fc.nat(), (n) => {
        const [, digits, noun] = /^([\d\u00A0]+)\u00A0(\S+)$/u.exec(counted(n, FORMS)) ?? [];
        expect([Number(digits?.replaceAll('\u00A0', '')), noun]).toEqual([n, expectedForm(n)]);
      }),
    );
  },
);

/** Each value tells by its letters which part it is; blanks and signs of HTML are among them. */
const blanks = ['', ' ', '\u00A0\t'];
const parts = fc.record({
  city: fc.constantFrom(...blanks, 'Самара', ' самара ', 'САМАРА'),
  street: fc.constantFrom(...blanks, 'Садовая', ' г. Самара, Садовая', 'САМАРА Садовая', '<b>Садовая&"</b>'),
  home: fc.constantFrom(...blanks, '45', " 45 к1 <i>'", '&amp;45'),
  apartment: fc.constantFrom(...blanks, '12', ' 12а'),
  entrance: fc.constantFrom(...blanks, '1', '<2>'),
  floor: fc.constantFrom(...blanks, '4', ' -1 '),
});
const LABELS = {
  city: '',
  street: '',
  home: '',
  apartment: 'кв.\u00A0',
  entrance: 'подъезд:\u00A0',
  floor: 'этаж:\u00A0',
};
const PARTS = ['city', 'street', 'home', 'apartment', 'entrance', 'floor'] as const;

property(
  {
    id: 40,
    title: 'an address is its parts in order, none of them empty, with the city once',
    section: 'specification, section 9, "Text formats"',
  },
  async (check) => {
    expect(formatAddress(null)).toBe('не указан');
    await check(
      fc.property(parts, (address) => {
        const text = formatAddress(address);
        const given = PARTS.filter((part) => /\S/u.test(address[part]));
        expect(text === 'не указан').toBe(given.length === 0);
        if (given.length === 0) return;
        const cities = text.match(/самара/giu) ?? [];
        expect(cities).toHaveLength(/самара/iu.test(address.city + address.street) ? 1 : 0);
        // What is left when each part is taken off the front, in order, as it was typed.
        let rest = text;
        for (const part of given) {
          if (part === 'city' && /самара/iu.test(address.street)) continue;
          const written = `${LABELS[part]}${address[part].trim()}`;
          expect([part, rest.startsWith(written)]).toEqual([part, true]);
          rest = rest.slice(written.length).replace(/^, (?=.)/su, '');
        }
        expect(rest).toBe('');
      }),
    );
  },
);
