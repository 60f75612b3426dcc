import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './paths.ts';
import { layersInOrder, nameInPage, namesInBuild, orderOfLayers, withNames } from './styleModules.ts';

test('the order of the layers is the one of shop.css', () => {
  expect(orderOfLayers()).toBe('@layer reset, tokens, base, components, pages;');
  expect(() => orderOfLayers('.a { color: red }')).toThrow('shop.css');
});

test('a class is named after its module and itself, whoever asks', () => {
  expect(nameInPage('picture', '/src/ui/cart/cart-line.module.css')).toBe('cart-line_picture');
  expect(nameInPage('picture', '/src/ui/cart/cart-line.module.css?used')).toBe('cart-line_picture');
});

const importOf = (variable: string, sheet: string): string => `import ${variable} from '${sheet}';`;
const CARD = join(ROOT, 'src/ui/product/product-card.module.css');
const STAMP = join(ROOT, 'src/ui/primitives/stamp.module.css');

test('in the built shop two letters stand for the module and one for the name, the same each time', () => {
  const names = namesInBuild(CARD);
  expect(names.get('picture')).toMatch(/^[A-Za-z]{3}$/);
  expect(new Set(names.values()).size).toBe(names.size);
  expect(namesInBuild(`${CARD}?used`)).toEqual(names);
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
  const code = [
    importOf('stampStyles', '../primitives/stamp.module.css'),
    importOf('styles', './product-card.module.css'),
    'const look = [styles.picture, stampStyles.stamp, stampStyles[tone], other.styles.picture];',
  ].join('\n');
  const [card, stamp] = [namesInBuild(CARD), namesInBuild(STAMP)];
  expect(stamp.get('stamp')).not.toBe(card.get('stamp'));
  expect(withNames(code, join(ROOT, 'src/ui/product/Any.tsx')).split('\n')).toEqual([
    "import '../primitives/stamp.module.css';",
    "import './product-card.module.css';",
    `const look = ['${card.get('picture')}', '${stamp.get('stamp')}', (${JSON.stringify(Object.fromEntries(stamp))})[tone], other.styles.picture];`,
  ]);
});

test('a class that the sheet does not have is no class', () => {
  const code = `${importOf('styles', './product-card.module.css')}\nconst look = styles.nothing;`;
  expect(() => withNames(code, join(ROOT, 'src/ui/product/Any.tsx'))).toThrow('nothing');
});
