import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { quotesFrom } from '../../.storybook/task/quote.ts';
import { SPECIFIED } from '../../.storybook/task/specified.ts';
import { tasksOf } from '../../.storybook/task/task.ts';
import { allTasks } from '../../.storybook/task/tasks.ts';
import { registries } from './registries.ts';

const COMPS = '.storybook/comps';
const MOST_BYTES = 40 * 1024;

test('words of the specification are found where they stand, also over the end of a line', () => {
  const quote = quotesFrom(
    '# All\n\n## 2. Screens\n\nHome: slider,\nstories. Cart: lines.\n| city | **«Город»** |\n',
  );
  expect(quote('slider, stories.')).toEqual({ words: 'slider, stories.', section: '2. Screens', line: 5 });
  expect(quote('Cart: lines.')).toMatchObject({ line: 6 });
  expect(quote('| city | **«Город»** |')).toMatchObject({ words: 'city: «Город»', line: 7 });
  expect(quote('slider, news')).toBeNull();
});

test('every screen, dialog, panel and error screen says what was asked for, and the specification says so too', () => {
  const { modals, routes, panels, errorScreens } = registries();
  const wanted = [
    ...routes.map((id) => `screen:${id}`),
    ...modals.map((kind) => `modal:${kind}`),
    ...panels.map((name) => `panel:${name}`),
    ...errorScreens.map((screen) => `error:${screen}`),
  ];
  const tasks = allTasks();
  expect(tasks.map(({ subject }) => subject).toSorted()).toEqual(wanted.toSorted());
  expect(tasks.flatMap(({ quotes }) => quotes).filter(({ section }) => section === '')).toEqual([]);
  const silent = tasks.filter(({ quotes }) => quotes.length === 0).map(({ subject }) => subject);
  expect(silent).toEqual([
    'modal:totalChanged',
    'modal:report',
    'modal:shareCart',
    'modal:sharedCart',
    'panel:waiting',
    'panel:away',
  ]);
});

test('a story is told of all that it shows, and of nothing else', () => {
  const told = tasksOf(allTasks(), ['dev', 'screen:cart', 'modal:auth', 'state:guest']);
  expect(told.map(({ subject }) => subject)).toEqual(['screen:cart', 'modal:auth']);
});

test('every comp is small, and is of something', () => {
  const used = new Set(Object.values(SPECIFIED).flatMap(({ comp }) => comp ?? []));
  const files = readdirSync(COMPS);
  expect(files.filter((file) => !used.has(file.replace(/-(?:390|1280)\.webp$/, '')))).toEqual([]);
  expect(files.filter((file) => statSync(join(COMPS, file)).size > MOST_BYTES)).toEqual([]);
});
