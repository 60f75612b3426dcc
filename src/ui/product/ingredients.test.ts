import { describe, expect, test } from 'vitest';
import { dish, options } from '../../../tests/demo.ts';
import { ingredientNamed, ingredientsIn } from './ingredients.ts';

describe('the picture of an option (specification, section 9, "Images")', () => {
  test.each([
    ['Удон', 'noodles'],
    ['Соба', 'noodles'],
    ['Рисовая лапша', 'noodles'],
    ['Фунчоза', 'noodles'],
    ['Яичная лапша', 'noodles'],
    ['Курица', 'meat'],
    ['Говядина', 'meat'],
    ['Свинина', 'meat'],
    ['Креветки', 'shrimp'],
    ['Лосось', 'fish'],
    ['Тофу', 'tofu'],
    ['Терияки', 'sauce'],
    ['Устричный', 'sauce'],
    ['Сладкий чили', 'sauce'],
    ['Сырный', 'sauce'],
    ['Кимчи', 'sauce'],
  ])('«%s» is drawn as %s', (name, shape) => {
    expect(ingredientNamed(name)?.shape).toBe(shape);
  });

  test.each(['Рис', 'Ананас', 'Яйцо маринованное', 'Добавить лёд'])('of «%s» there is none', (name) => {
    expect(ingredientNamed(name)).toBeNull();
  });

  test('noodles, proteins and sauces of the wok of one’s own all have one', () => {
    const wok = dish('Собери свой вок');
    const names = wok.modifierGroups
      .filter(({ name }) => ['Лапша', 'Белок', 'Соус'].includes(name))
      .flatMap(({ modifiers }) => modifiers.map(({ name }) => name));
    expect(options(wok, ...names).length).toBeGreaterThan(10);
    expect(names.filter((name) => ingredientNamed(name) === null)).toEqual(['Рис']);
  });
});

describe('the ingredients of a description', () => {
  test('come in its order, each once', () => {
    const names = ingredientsIn('Лосось, креветка, лосось, сыр, соус унаги').map(({ name }) => name);
    expect(names).toEqual(['Лосось', 'Креветки', 'Унаги']);
  });

  test('an egg is no chicken, and a word within a word is no noodle', () => {
    expect(ingredientsIn('Куриное яйцо, особая подача')).toEqual([]);
    expect(ingredientsIn('Куриное филе, соба').map(({ name }) => name)).toEqual(['Курица', 'Соба']);
  });
});
