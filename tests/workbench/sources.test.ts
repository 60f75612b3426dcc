import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { copyOf } from '../../.storybook/sources/copy.ts';
import { FOLDERS, shopCopy, shopStyles } from '../../.storybook/sources/plugin.ts';
import { faultOf, keyframesOf, tokensOf } from '../../.storybook/sources/tokens.ts';

describe('the Russian texts of a source file', () => {
  const source = `
    // Слова в комментарии
    const title = 'Корзина пуста';
    const price = \`Добавить за \${sum}\`;
    const wire = 'self';
    const pattern = /[а-я]/;
    const page = (
      <p title="Подсказка">
        Слова на две
        строки
        <b>{'Внутри'}</b>
      </p>
    );
  `;
  const texts = copyOf('src/ui/A.tsx', source);

  test('are those of strings, templates, attributes and elements, and nothing else', () => {
    expect(texts.map(({ text }) => text).toSorted()).toEqual(
      ['Корзина пуста', 'Добавить за {…}', 'Подсказка', 'Слова на две строки', 'Внутри'].toSorted(),
    );
  });

  test('stand where they are found', () => {
    expect(texts.find(({ text }) => text === 'Слова на две строки')).toMatchObject({ line: 9 });
    expect(texts.find(({ text }) => text === 'Корзина пуста')).toEqual({
      text: 'Корзина пуста',
      path: 'src/ui/A.tsx',
      line: 3,
    });
  });

  test('are found all over the shop, and not in its tests', () => {
    const copy = shopCopy();
    expect(copy.length).toBeGreaterThan(600);
    expect(copy.map(({ text }) => text)).toContain('Что-то пошло не так');
    expect(copy.filter(({ path }) => path.includes('.test.'))).toEqual([]);
  });
});

test('no folder of the sources is left out of the texts', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(FOLDERS.toSorted());
});

describe('the tokens of the style sheets', () => {
  const themes = `
    :root { --ink: light-dark(#000, rgb(9 9 9 / 0.5)); /* --old:#111; */ --gone:4px }
    @media (min-width: 1px) { :root { --ink: red } }
  `;
  const sheets = [
    { path: 'tokens.css', text: themes },
    {
      path: 'a.css',
      text: '.a { --own: 2px; color: var(--ink); gap: calc(var(--own) + var(--nowhere, 1px)) }',
    },
  ];
  const tokens = tokensOf(sheets, themes);
  const named = (name: string) => tokens.find((token) => token.name === name);

  test('have their values in both themes, and their places', () => {
    expect(named('--ink')).toEqual({
      name: '--ink',
      light: '#000',
      dark: 'rgb(9 9 9 / 0.5)',
      usedIn: ['a.css'],
      setIn: ['tokens.css'],
    });
    expect(named('--own')).toMatchObject({ light: null, dark: null, setIn: ['a.css'] });
    expect(named('--old')).toBeUndefined();
  });

  test('that nobody reads or nobody sets are told', () => {
    expect(tokens.filter((token) => faultOf(token) !== null).map(({ name }) => name)).toEqual([
      '--gone',
      '--nowhere',
    ]);
  });

  test('of the shop are all set and all read', () => {
    const { tokens: own } = shopStyles();
    expect(own.length).toBeGreaterThan(90);
    expect(own.filter((token) => faultOf(token) !== null)).toEqual([]);
  });
});

test('every named motion is found once, with its whole body', () => {
  const text =
    '@keyframes in { from { opacity: 0 } to { opacity: 1 } } @media x { @keyframes in { to { opacity: 1 } } }';
  expect(keyframesOf([{ path: 'a.css', text }])).toEqual([
    { name: 'in', body: 'from { opacity: 0 } to { opacity: 1 }', path: 'a.css' },
  ]);
  expect(shopStyles().keyframes.map(({ name }) => name)).toContain('sheet-in');
});
