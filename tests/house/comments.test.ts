import { expect, test } from 'vitest';
import { commentsOf, filesAt, type SourceFile, TREE } from './tree.ts';

const code = filesAt(
  /^(src|contracts|mocks|stories|tests|\.storybook)\/.*\.(tsx?|css)$|^[^/]+\.(ts|cjs|mjs)$/,
);
const SELF = 'tests/house/comments.test.ts';

const commentPlaces = (file: SourceFile, pattern: RegExp): readonly string[] =>
  commentsOf(file.text).flatMap(({ line, text }) => {
    const found = pattern.exec(text);
    return found === null ? [] : [`${file.path}:${line}: ${found[0]}`];
  });

test('nothing is left to do in a comment', () => {
  const unfinished = /\b(TODO|FIXME|HACK)\b/;
  expect(code.filter(({ path }) => path !== SELF).flatMap((file) => commentPlaces(file, unfinished))).toEqual(
    [],
  );
});

test('no code is kept in comments', () => {
  const statement =
    /^(\/\/|\/\*\*?|\s*\*)\s*((import|export|const|let|return|if|for|while|await|throw)\b.*[;{]\s*(\*\/)?$|[\w.]+\(.*\);\s*$|[)}\]]+;?\s*$|<\/?[A-Za-z][\w.]*[^>]*>\s*$)/m;
  expect(code.flatMap((file) => commentPlaces(file, statement))).toEqual([]);
});

test('no comment is a banner', () => {
  expect(code.flatMap((file) => commentPlaces(file, /[-=*#_~]{6,}/))).toEqual([]);
});

test('nothing in the tree names a folder of somebody’s machine', () => {
  const folder = /(?<![\w.~-])\/(work|tmp|home|root|Users)\/\w/;
  const wrong = TREE.filter(({ path }) => !path.startsWith('tests/run') && path !== SELF).filter(({ text }) =>
    folder.test(text),
  );
  expect(wrong.map(({ path, text }) => `${path}: ${folder.exec(text)?.[0]}`)).toEqual([]);
});
