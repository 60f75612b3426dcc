import { expect, test } from 'vitest';
import { filesOf, grown, heaviest, sizesOf, sooner, withSteadyNames } from './weigh.ts';

const manifest = {
  'src/client.ts': { file: 'assets/client.js', imports: ['_shared.js'] },
  'src/pages/Home.tsx': { file: 'assets/home.js', imports: ['_shared.js', 'src/client.ts'] },
  '_shared.js': { file: 'assets/shared.js' },
};
const graph = {
  files: {
    'assets/client.js': { 'src/client.ts': 10, 'src/Shop.tsx': 300 },
    'assets/shared.js': { 'src/ui/LoginDialog.tsx': 20, 'node_modules/react-aria/index.js': 5_000 },
  },
  importers: {
    'src/Shop.tsx': ['src/client.ts'],
    'src/ui/LoginDialog.tsx': ['src/elsewhere.ts', 'src/Shop.tsx'],
    'node_modules/react-aria/index.js': ['src/ui/LoginDialog.tsx'],
  },
};

test('sources bring their imports along, each once', () => {
  expect(filesOf(manifest, ['src/client.ts', 'src/pages/Home.tsx', 'src/nothing.ts'])).toEqual([
    'assets/client.js',
    'assets/home.js',
    'assets/shared.js',
  ]);
});

test('what belongs to a later layer is named, with the way by which it came', () => {
  const files = ['assets/client.js', 'assets/shared.js'];
  expect(sooner(graph, files, /Dialog\.tsx$/)).toEqual([
    { module: 'src/ui/LoginDialog.tsx', way: ['src/Shop.tsx', 'src/client.ts'] },
  ]);
  expect(sooner(graph, ['assets/client.js'], /Dialog\.tsx$/)).toEqual([]);
});

test('the heaviest modules come first, each with its importer', () => {
  expect(heaviest(graph, ['assets/client.js', 'assets/shared.js'], 2)).toEqual([
    '5000 node_modules/react-aria/index.js ← src/ui/LoginDialog.tsx',
    '300 src/Shop.tsx ← src/client.ts',
  ]);
});

test('what has grown or come since the sizes were kept is named by how much, what has shrunk is not', () => {
  const files = ['assets/client.js', 'assets/shared.js'];
  const kept = { 'src/client.ts': 12, 'src/Shop.tsx': 290, 'src/ui/LoginDialog.tsx': 20 };
  expect(grown(graph, files, kept, 5)).toEqual([
    '+5000 node_modules/react-aria/index.js ← src/ui/LoginDialog.tsx',
    '+10 src/Shop.tsx ← src/client.ts',
  ]);
  expect(grown(graph, files, sizesOf(graph, files), 5)).toEqual([]);
});

test('what a file weighs does not hang on the names that others have by their content', () => {
  const before =
    'import"./rolldown-runtime-XKyaHtl9.js";import"./Cart-pFeeMxp-.js";const sheet="assets/style-Buwwp1BJ.css"';
  const after =
    'import"./rolldown-runtime-0123_567.js";import"./Cart--abcdef_.js";const sheet="assets/style-ABCDEFGH.css"';
  expect(withSteadyNames(before)).toBe(withSteadyNames(after));
  expect(withSteadyNames(before)).toHaveLength(before.length);
  expect(withSteadyNames(before)).not.toBe(withSteadyNames(before.replace('Cart', 'Home')));
});
