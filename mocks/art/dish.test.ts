import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DISH_KINDS, type DishRecipe, drawDish, recipeKey } from './dish.ts';
import { hashOf } from './kit/chance.ts';
import { faultsOf } from './svgFaults.ts';
import { COATS } from './palette/coats.ts';
import { DRINKS } from './palette/drinks.ts';
import { INGREDIENTS } from './palette/ingredients.ts';
import { SAUCES } from './palette/sauces.ts';
import { GOLDEN } from './samples.golden.ts';
import { SAMPLES } from './samples.ts';

/** Bytes: pictures are ASCII. */
const LARGEST = 13_000;

const word = fc.oneof(
  fc.constantFrom(...Object.keys(INGREDIENTS)),
  fc.constantFrom(...Object.keys(SAUCES), ...Object.keys(DRINKS), 'no-such-thing', 'constructor'),
  fc.constantFrom(...Object.keys(COATS)).map((coat) => `out:${coat}`),
  fc.constantFrom(
    'top:baked',
    'cap:mozzarella',
    'cap:teriyaki',
    'over:mayo',
    'dots:spicy',
    'lay:pile',
    'lay:bands',
    'on:pan',
    'on:leaf',
    'on:box',
    'swirl:mayo',
    'top:unagi',
    'noodle:udon',
    'broth:miso',
    'box',
    'steamed',
    'wings',
    'milk',
    'quinoa',
  ),
);
const words = fc.array(word, { maxLength: 4 });
const seed = fc.nat();

const member = fc.record({ kind: fc.constantFrom('roll', 'maki', 'nigiri'), ingredients: words });
const set = fc.record({
  kind: fc.constant('set'),
  ingredients: fc.array(member, { maxLength: 4 }),
  seed,
  size: fc.constantFrom(16, 24, 32, 40, 56),
});
const single = fc.record({
  kind: fc.constantFrom(...DISH_KINDS.filter((kind) => kind !== 'set')),
  ingredients: words,
  seed,
});
const recipe: fc.Arbitrary<DishRecipe> = fc.oneof({ weight: 12, arbitrary: single }, set);

test('a sample is drawn as it was when the house last looked at it', () => {
  const drawn = Object.fromEntries(
    SAMPLES.map(({ name, recipe }) => [name, hashOf(drawDish(recipe)).toString(16).padStart(8, '0')]),
  );
  expect(drawn).toEqual(GOLDEN);
});

test('every kind has a sample', () => {
  expect(new Set(SAMPLES.map(({ recipe }) => recipe.kind))).toEqual(new Set(DISH_KINDS));
});

test('the same recipe gives the same text', () => {
  fc.assert(
    fc.property(recipe, (dish) => {
      expect(drawDish(structuredClone(dish))).toBe(drawDish(dish));
    }),
    { numRuns: 60 },
  );
});

test('any words give a sound, small picture without scripts and outside addresses', () => {
  fc.assert(
    fc.property(recipe, (dish) => {
      const svg = drawDish(dish);
      expect(faultsOf(svg)).toEqual([]);
      expect(svg.length).toBeLessThanOrEqual(LARGEST);
    }),
    { numRuns: 300, seed: 7 },
  );
});

test('another seed gives another picture of the dish', () => {
  const alike = SAMPLES.filter(({ recipe }) => drawDish(recipe) === drawDish({ ...recipe, seed: 'other' }));
  expect(alike).toEqual([]);
});

test('a key says all that a picture depends on', () => {
  const dish: DishRecipe = { kind: 'set', ingredients: [{ kind: 'roll', ingredients: ['salmon'], seed: 4 }] };
  const reordered: DishRecipe = { kind: 'set', ingredients: [{ ingredients: ['salmon'], kind: 'roll' }] };
  expect(recipeKey(dish)).toBe(recipeKey(reordered));
  expect(drawDish(dish)).toBe(drawDish(reordered));
  expect(recipeKey(dish)).not.toBe(recipeKey({ ...dish, size: 24 }));
});

test('the search for faults of markup finds them', () => {
  expect(faultsOf('<svg><g></svg>')).not.toEqual([]);
  expect(faultsOf('<svg><use href="#a"/></svg>')).toEqual(['no #a']);
  expect(faultsOf('<svg><image href="https://example.org/a.png"/></svg>')).not.toEqual([]);
  expect(faultsOf('<svg><script>x</script></svg>')).not.toEqual([]);
});
