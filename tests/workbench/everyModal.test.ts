import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { calledInReview, EVERY_KIND } from '../../stories/everyModal.ts';
import { filesIn } from '../house/files.ts';

const stories = filesIn('stories/30-Modals', /\.stories\.tsx$/);

/** Storybook reads the title of a file's stories without running it: there it stands once more. */
test.each(EVERY_KIND)('the stories of %s are called as the dialog is', (kind) => {
  const own = stories.filter(({ text }) => text.includes(`\n  tags: ['modal:${kind}'],`));
  const titles = own.map(({ text }) => /^ {2}title: '30 Окна\/(.+)',$/m.exec(text)?.[1]);
  expect(titles).toEqual([calledInReview(kind)]);
});

test('the words on the screen name every dialog', () => {
  const copy = readFileSync('docs/copy.md', 'utf8');
  const rows = copy.split('\n').filter((line) => /^\|.*\bdialog\b/.test(line));
  const titles = Object.values(MODAL_TITLES).filter((title) => title !== null);
  expect(titles.filter((title) => !rows.some((row) => row.includes(`«${title}»`)))).toEqual([]);
});

test('every dialog is followed by each of the others', () => {
  const pairs = stories.find(({ path }) => path.endsWith('/Pairs.stories.tsx'))?.text ?? '';
  const first = [...pairs.matchAll(/eachAfter\('(\w+)'\)/g)].map(([, kind = '']) => kind);
  expect(new Set(first)).toEqual(new Set(EVERY_KIND));
});
