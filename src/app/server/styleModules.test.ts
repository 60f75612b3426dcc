import { expect, test } from 'vitest';
import { layersInOrder, nameInPage, orderOfLayers, shortNameInPage } from './styleModules.ts';

test('the order of the layers is the one of shop.css', () => {
  expect(orderOfLayers()).toBe('@layer reset, tokens, base, components, pages;');
  expect(() => orderOfLayers('.a { color: red }')).toThrow('shop.css');
});

test('a class is named after its module and itself, whoever asks', () => {
  expect(nameInPage('picture', '/src/ui/cart/cart-line.module.css')).toBe('cart-line_picture');
  expect(nameInPage('picture', '/src/ui/cart/cart-line.module.css?used')).toBe('cart-line_picture');
});

test('in the built shop it has a short name, which begins with a letter and is the same each time', () => {
  const path = '/src/ui/cart/cart-line.module.css';
  const names = Array.from({ length: 500 }, (_, index) => shortNameInPage(`class${index}`, path));
  expect(names.filter((name) => !/^[A-Za-z][A-Za-z0-9]{3}$/.test(name))).toEqual([]);
  expect(shortNameInPage('picture', `${path}?used`)).toBe(shortNameInPage('picture', path));
});

test('each module begins with the whole order, and nothing else does', () => {
  const { transform } = layersInOrder();
  const transformed = (id: string): unknown =>
    typeof transform === 'function' ? Reflect.apply(transform, null, ['.a {}', id]) : undefined;
  expect(transformed('/a.module.css')).toMatchObject({ code: `${orderOfLayers()}.a {}` });
  expect(transformed('/a.css')).toBeNull();
  expect(transformed('/a.ts')).toBeNull();
});
