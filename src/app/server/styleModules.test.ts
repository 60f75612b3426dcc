import { expect, test } from 'vitest';
import { layersInOrder, nameInPage, orderOfLayers, withNames } from './styleModules.ts';

test('the order of the layers is the one of shop.css', () => {
  expect(orderOfLayers()).toBe('@layer reset, tokens, base, components, pages;');
  expect(() => orderOfLayers('.a { color: red }')).toThrow('shop.css');
});

test('a class is named after its module and itself, whoever asks', () => {
  expect(nameInPage('picture', '/src/ui/cart/cart-line.module.css')).toBe('cart-line_picture');
  expect(nameInPage('picture', '/src/ui/cart/cart-line.module.css?used')).toBe('cart-line_picture');
});

test('each module begins with the whole order, and nothing else does', () => {
  const { transform } = layersInOrder();
  const transformed = (id: string): unknown =>
    typeof transform === 'function' ? Reflect.apply(transform, null, ['.a {}', id]) : undefined;
  expect(transformed('/a.module.css')).toMatchObject({ code: `${orderOfLayers()}.a {}` });
  expect(transformed('/a.css')).toBeNull();
  expect(transformed('/a.ts')).toBeNull();
});

test('classes are written out, each with the name of its own sheet', () => {
  const importOf = (variable: string, sheet: string): string => `import ${variable} from '${sheet}';`;
  const code = [
    importOf('dockStyles', './dock.module.css'),
    importOf('styles', './cart-page.module.css'),
    'const look = [styles.page, dockStyles.page, styles[tone], other.styles.page];',
  ].join('\n');
  expect(withNames(code).split('\n')).toEqual([
    "import './dock.module.css';",
    "import './cart-page.module.css';",
    "const look = ['cart-page_page', 'dock_page', ('cart-page_' + tone), other.styles.page];",
  ]);
});
