import { expect, test } from 'vitest';
import { bareCode, codeLines, commentsOf, withoutComments } from './tree.ts';

test('comments go, and whatever only looks like one stays', () => {
  const code =
    "const a = 'no // comment'; // one\nconst b = /['\"]\\/\\/[/*]/.test(`// ${a}`); /* two\n lines */ const c = 6 / 2;";
  expect(withoutComments(code)).toBe(
    "const a = 'no // comment'; \nconst b = /['\"]\\/\\/[/*]/.test(`// ${a}`); \n const c = 6 / 2;",
  );
  expect(commentsOf(code)).toEqual([
    { line: 1, text: '// one' },
    { line: 2, text: '/* two\n lines */' },
  ]);
});

test('words in plain strings are no code', () => {
  expect(bareCode("say('document.title', window.name)")).toBe("say('', window.name)");
});

test('lines of code are those with more than blanks and comments', () => {
  expect(codeLines('/** What it is. */\nconst a = 1;\n\n// why\nconst b = 2; // here\n')).toBe(2);
});
