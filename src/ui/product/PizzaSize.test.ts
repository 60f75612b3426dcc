import { expect, test } from 'vitest';
import { sizeNamed } from './PizzaSize.tsx';

test.each([
  ['Маленькая 25 см', 'small'],
  ['средняя', 'medium'],
  ['Большая 35 см', 'large'],
  ['Сырный борт', null],
])('the option %s is drawn as %s', (name, size) => {
  expect(sizeNamed(name)).toBe(size);
});
