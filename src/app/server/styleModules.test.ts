import { expect, test } from 'vitest';
import { layersInOrder, nameInBuild, nameInPage, orderOfLayers, withNames } from './styleModules.ts';

test('the order of the layers is the one of shop.css', () => {
  expect(orderOfLayers()).toBe('@layer reset, tokens, base, components, pages;');
  expect(() => orderOfLayers('.a { color: red }')).toThrow('shop.css');
});

test('a class is named after its module and itself, whoever asks', () => {
  expect(nameInPage('picture', '/src/ui/cart/cart-line.module.css')).toBe('cart-line_picture');
  expect(nameInPage('picture', '/src/ui/cart/cart-line.module.css?used')).toBe('cart-line_picture');
});

test('in the built shop a few letters stand for the module, the same each time', () => {
  const path = '/src/ui/cart/cart-line.module.css';
  expect(nameInBuild('picture', path)).toMatch(/^[A-Za-z][A-Za-z0-9]{2}picture$/);
  expect(nameInBuild('picture', `${path}?used`)).toBe(nameInBuild('picture', './cart-line.module.css'));
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
  const [page, dock] = [nameInBuild('', './cart-page.module.css'), nameInBuild('', './dock.module.css')];
  expect(page).not.toBe(dock);
  expect(withNames(code).split('\n')).toEqual([
    "import './dock.module.css';",
    "import './cart-page.module.css';",
    `const look = ['${page}page', '${dock}page', ('${page}' + tone), other.styles.page];`,
  ]);
});
