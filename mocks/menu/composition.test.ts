import { expect, test } from 'vitest';
import { buildCatalog } from './catalog.ts';
import { allergensOf } from './composition.ts';

const { products } = buildCatalog({ imageUrl: ({ id }) => `/images/${id}.svg` });
const codesOf = (composition: string) => allergensOf(composition).map(({ code }) => code);
const declaredBy = (name: string) =>
  products.find((product) => product.name === name)?.allergens?.map(({ code }) => code) ?? [
    'no such product',
  ];

/** A word of a description and the allergen a reader expects from it. */
const EXPECTED = [
  ['креветк', 'crustaceans'],
  ['снежный краб', 'crustaceans'],
  ['лосос', 'fish'],
  ['тунец', 'fish'],
  ['угорь', 'fish'],
  ['икра', 'fish'],
  ['миди', 'molluscs'],
  ['кальмар', 'molluscs'],
  ['гребешок', 'molluscs'],
  ['осьминог', 'molluscs'],
  ['сливочный сыр', 'milk'],
  ['моцарелла', 'milk'],
  ['сырная шапка', 'milk'],
  ['сливки', 'milk'],
  ['омлет', 'eggs'],
  ['яйцо', 'eggs'],
  ['майонез', 'eggs'],
  ['темпура', 'gluten'],
  ['тонкое тесто', 'gluten'],
  ['пшеничное тесто', 'gluten'],
  ['панировка', 'gluten'],
  ['соевый соус', 'gluten'],
  ['соевый соус', 'soy'],
  ['терияки', 'soy'],
  ['тофу', 'soy'],
  ['эдамаме', 'soy'],
  ['кунжут', 'sesame'],
  ['кешью', 'nuts'],
  ['арахис', 'nuts'],
  ['ореховый соус', 'nuts'],
  ['горчица', 'mustard'],
  ['сельдерей', 'celery'],
] as const;

test.each(EXPECTED)('every dish with «%s» declares %s', (word, code) => {
  const dishes = products.filter(({ description }) => description?.toLowerCase().includes(word));
  expect(dishes.length).toBeGreaterThan(0);
  const silent = dishes.filter(({ allergens }) => !allergens?.some((allergen) => allergen.code === code));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('well-known dishes declare exactly their allergens', () => {
  expect(declaredBy('Филадельфия классик')).toEqual(['fish', 'milk']);
  expect(declaredBy('Маки с огурцом')).toEqual(['sesame']);
  expect(declaredBy('Маргарита')).toEqual(['gluten', 'milk']);
  expect(declaredBy('Картофель фри')).toEqual([]);
  expect(declaredBy('Пад тай')).toEqual(['fish', 'gluten', 'eggs', 'nuts']);
  expect(declaredBy('Гёдза со свининой')).toEqual(['gluten', 'soy']);
});

test('coconut milk, rice noodles and rice dough are no allergens', () => {
  expect(codesOf('Кокосовое молоко, рисовая лапша, рисовое тесто, сырокопчёная грудинка')).toEqual([]);
});

test('a set declares the allergens of every dish it holds', () => {
  expect(declaredBy('Сет «Дружеский», 32 шт')).toEqual(
    expect.arrayContaining(['fish', 'crustaceans', 'milk', 'gluten', 'sesame', 'eggs']),
  );
});

const withFilter = (code: string) =>
  products.filter(({ filters }) => filters?.some((filter) => filter.code === code));
const MEAT_AND_FISH =
  /кури|курин|говя|свин|утк|бекон|ветчин|пепперони|лосос|тун[е]?ц|угор|креветк|краб|икр|миди|кальмар|рыб/;

test('a dish without gluten declares none', () => {
  const wrong = withFilter('gluten-free').filter(({ allergens }) =>
    allergens?.some(({ code }) => code === 'gluten'),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('a vegetarian dish holds neither meat nor fish, a lean one no milk and eggs either', () => {
  const animal = withFilter('vegetarian').filter(({ description }) =>
    MEAT_AND_FISH.test(description?.toLowerCase() ?? ''),
  );
  expect(animal.map(({ name }) => name)).toEqual([]);
  const rich = withFilter('lean').filter(({ allergens }) =>
    allergens?.some(({ code }) => ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'].includes(code)),
  );
  expect(rich.map(({ name }) => name)).toEqual([]);
  expect(withFilter('lean').every((dish) => withFilter('vegetarian').includes(dish))).toBe(true);
});
