import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoCatalog } from '../../tests/demo.ts';
import { similarPlainly } from '../../tests/search/plainSimilar.ts';
import type { Product } from './catalog.ts';
import { inLatinLayout } from './keyboardLayout.ts';
import { productId, sampleProduct } from '../../tests/samples.ts';
import { matchesSearch } from './search.ts';
import { similarTo } from './searchSimilar.ts';
import { beginningsOf, folded, wordsOf } from './searchWords.ts';

/** Each case reads the whole menu: a fifth of the others' runs. */
const numRuns = Math.ceil(Number(process.env['FC_RUNS'] ?? 100) / 5);
const menu = demoCatalog.products;

const dish = (name: string, changes: Partial<Product> = {}): Product =>
  sampleProduct({ id: productId(name), name, description: '', categoryName: '', ...changes });
const namesOf = (query: string, products = menu) =>
  similarTo(products, query)?.found.map(({ product }) => product.name) ?? [];
/** What is marked in the names, in order. */
const marked = (query: string, products: readonly Product[]) =>
  similarTo(products, query)?.found.map(({ product, ranges }) =>
    ranges.map(([from, to]) => product.name.slice(from, to)),
  );

describe('a query is taken for', () => {
  test.each([
    ['hjkk', 'ролл', 'Ролл «Журавлёнок»'],
    ['ehfvty', 'рамен', 'Рамен со свининой'],
    ['hfvty', 'рамен', 'Рамен со свининой'],
    ['сщдф', 'кола', 'Кола'],
    ['sushi', 'суши', 'Нигири с лососем'],
    ['fila', 'филадельфия', 'Филадельфия классик'],
    ['philadelphia', 'филадельфия', 'Филадельфия классик'],
    ['pizza', 'пицца', 'Мини-пицца «Улыбка»'],
    ['gyoza', 'гёдза', 'Гёдза со свининой'],
    ['tom yam', 'том ям', 'Том ям с креветками'],
    ['черный', 'чёрный', 'Чёрный жемчуг'],
    ['зеленый дракон', 'зелёный дракон', 'Зелёный дракон'],
    ['филодельфия', 'филадельфия', 'Филадельфия классик'],
    ['филадельфяи', 'филадельфия', 'Филадельфия классик'],
    ['калефорния', 'калифорния', 'Калифорния с крабом'],
    ['abkjltkmabz', 'филадельфия', 'Филадельфия классик'],
  ])('«%s»: «%s»', (query, meant, first) => {
    const answer = similarTo(menu, query);
    expect(answer?.meant).toBe(meant);
    expect(answer?.found[0]?.product.name).toBe(first);
  });

  test.each(['пельмени', 'аллергия', 'asdfgh', 'f', '', '  ', '?!', '12345'])('nothing: «%s»', (query) => {
    expect(similarTo(menu, query)).toBeNull();
  });
});

describe('in order', () => {
  test('the beginning of a name goes before a word of it, a name before a section; inside a word nothing is looked for', () => {
    const products = [
      dish('Карп', { description: 'соус ролл' }),
      dish('Набор', { categoryName: 'Роллы' }),
      dish('Суперролл'),
      dish('Тёплый ролл'),
      dish('Роллини'),
    ];
    expect(namesOf('hjkk', products)).toEqual(['Роллини', 'Тёплый ролл', 'Набор', 'Карп']);
  });

  test('fewer slips go before more, and a word before the beginning of a longer one', () => {
    const products = [dish('Филадельфийский'), dish('Филодельфя'), dish('Филадельфия')];
    expect(namesOf('филадельфыя', products)).toEqual(['Филадельфия', 'Филодельфя', 'Филадельфийский']);
  });

  test('a surer reading leaves no room for a doubtful one', () => {
    expect(namesOf('vis', [dish('Вис'), dish('Мыс')])).toEqual(['Вис']);
    expect(namesOf('dfuy', [dish('Вагн'), dish('Вагон')])).toEqual(['Вагн']);
  });
});

test('other forms of a word are the word', () => {
  const products = [dish('Роллы с лососем'), dish('Суп', { description: 'креветки, огурец' })];
  expect(namesOf('роллов', products)).toEqual(['Роллы с лососем']);
  expect(namesOf('ролл с лосося', products)).toEqual(['Роллы с лососем']);
  expect(namesOf('креветок огурца', products)).toEqual(['Суп']);
  expect(marked('роллов', products)).toEqual([['Роллы']]);
});

test('one letter again and again is nothing, in no layout', () => {
  const letter = fc.constantFrom(...Array.from('абвгдежзийклмнопрстуфхцчшщъыьэюяabcdefghijklmnopqrstuvwxyz'));
  const nonsense = fc.record({
    letter,
    times: fc.integer({ min: 3, max: 9 }),
    tail: fc.constantFrom('', 'ъъ', 'ь'),
  });
  fc.assert(
    fc.property(nonsense, ({ letter: sign, times, tail }) => {
      expect(namesOf(`${sign.repeat(times)}${tail}`)).toEqual([]);
    }),
    { numRuns },
  );
  for (const query of ['ooo', 'щщщъъ', 'вввв']) expect(similarTo(menu, query)).toBeNull();
});

describe('small slips', () => {
  test.each([
    ['three letters', 'вик', 'Вок', false],
    ['four letters, one slip', 'воук', 'Вок', true],
    ['four letters, two slips', 'воку', 'Вак', false],
    ['five letters, one slip', 'рамон', 'Рамен', true],
    ['seven letters, two slips', 'темпара', 'Тимпура', false],
    ['eight letters, two slips', 'огурцовц', 'Огурчовы', true],
    ['eight letters, three slips', 'угорцовц', 'Огурчовы', false],
  ])('are forgiven by the length of the word: %s', (_what, typed, name, isFound) => {
    expect(similarTo([dish(name)], typed) !== null).toBe(isFound);
  });

  test('every word of the query must stand for one of the dish', () => {
    expect(namesOf('зелный дракн', [dish('Зелёный дракон'), dish('Зелёный сад')])).toEqual([
      'Зелёный дракон',
    ]);
  });
});

test('marked is what answers, in the name only', () => {
  expect(marked('hjkk', [dish('Ролл и роллы', { description: 'ролл' })])).toEqual([['Ролл', 'ролл']]);
  expect(marked('филодельфия', [dish('Сет «Филадельфия», 24 шт')])).toEqual([['Филадельфия']]);
  expect(marked('sushi', [dish('Нигири', { categoryName: 'Суши' })])).toEqual([[]]);
});

test('two neighbours swapped in any longer word of any name of the menu: the dish is found', () => {
  const slips = menu.flatMap((product) =>
    wordsOf(product.name)
      .filter(({ folded: word }) => word.length >= 4)
      .flatMap(({ folded: word }) =>
        Array.from(word.slice(1), (letter, at) => ({
          product,
          query: word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2),
        })),
      ),
  );
  fc.assert(
    fc.property(fc.constantFrom(...slips), ({ product, query }) => {
      fc.pre(!menu.some((each) => matchesSearch(each, query)));
      expect(namesOf(query)).toContain(product.name);
    }),
    { numRuns },
  );
});

test('a text typed in the wrong layout finds what it finds in the right one', () => {
  const piece = fc
    .record({
      text: fc.constantFrom(...menu.flatMap(({ name, description }) => [name, description])),
      from: fc.nat({ max: 30 }),
      length: fc.integer({ min: 2, max: 12 }),
    })
    .map(({ text, from, length }) => text.slice(from, from + length).trim())
    .filter((text) => /^[а-яё ]{2,}$/i.test(text));
  fc.assert(
    fc.property(piece, (text) => {
      const wrong = inLatinLayout(text);
      fc.pre(!menu.some((each) => matchesSearch(each, wrong)));
      const right = menu.filter(({ name, description, categoryName }) =>
        [name, description, categoryName].some(
          (field) => beginningsOf(wordsOf(field), folded(field), folded(text)).length > 0,
        ),
      );
      fc.pre(right.length > 0);
      expect(new Set(namesOf(wrong))).toEqual(new Set(right.map(({ name }) => name)));
    }),
    { numRuns },
  );
});

test('the second step never finds a dish twice, and marks lie within the name', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from('рлосьhjkf ёеи')), maxLength: 12 }),
      (query) => {
        const found = similarTo(menu, query)?.found ?? [];
        expect(new Set(found.map(({ product }) => product.id)).size).toBe(found.length);
        for (const { product, ranges } of found)
          for (const [from, to] of ranges) {
            expect(from).toBeLessThan(to);
            expect(to).toBeLessThanOrEqual(product.name.length);
          }
      },
    ),
    { numRuns },
  );
});

/** A query that was meant for the menu: some of its words, each with up to three letters changed, in any layout. */
const words = menu
  .flatMap(({ name, description }) => [name, description])
  .flatMap(wordsOf)
  .map(({ folded: word }) => word);
const slip = fc.record({ at: fc.nat(12), by: fc.constantFrom('', 'а', 'о', 'ь', 'рр', 'e') });
const mistyped = fc
  .array(fc.record({ word: fc.constantFrom(...words), slips: fc.array(slip, { maxLength: 3 }) }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((all) =>
    all
      .map(({ word, slips }) =>
        slips.reduce((text, { at, by }) => text.slice(0, at) + by + text.slice(at + 1), word),
      )
      .join(' '),
  );
const anyQuery = fc.oneof(
  mistyped,
  mistyped.map(inLatinLayout),
  fc.string({ unit: fc.constantFrom(...Array.from('рлосьhjkfphtz ёеий?1')), maxLength: 14 }),
);

test('the index answers as reading the menu dish by dish and word by word does', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(similarTo(menu, query)).toEqual(similarPlainly(menu, query));
    }),
    { numRuns: numRuns * 2 },
  );
});
