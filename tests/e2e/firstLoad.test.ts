import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readManifest } from '../../src/app/server/modules.ts';
import { CLIENT_DIR, CLIENT_SOURCE, EARLY_SOURCE } from '../../src/app/server/paths.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';

/** Services that are loaded when they are needed: the module that leads to each, and a word that only its code holds. */
const LATER = [
  { service: 'firebase', module: 'src/ports/firebase.ts', word: 'fcmregistrations.googleapis.com' },
  { service: 'captcha', module: 'src/ports/captcha.ts', word: 'The task was closed' },
  { service: 'geocoder', module: 'src/ports/geocoder.ts', word: 'Не удалось обработать ответ API' },
] as const;

const manifest = readManifest(join(CLIENT_DIR, '.vite/manifest.json'));

const pages = Object.keys(manifest).filter((source) => source.startsWith('src/pages/'));
/** All that pages load before anybody does anything: the entry, their chunks, and what these import. */
const firstLoad = (those: readonly string[] = pages): readonly string[] => {
  const found = new Set([CLIENT_SOURCE, EARLY_SOURCE, ...those]);
  for (const source of found) for (const imported of manifest[source]?.imports ?? []) found.add(imported);
  return [...found];
};
const textOf = (source: string): string => {
  const file = manifest[source]?.file;
  return file === undefined ? '' : readFileSync(join(CLIENT_DIR, file), 'utf8');
};

test('the first load of every page is known', () => {
  expect(firstLoad().length).toBeGreaterThan(pages.length);
  expect(pages.length).toBeGreaterThan(15);
});

for (const { service, module, word } of LATER)
  test(`the first load of no page holds ${service}`, () => {
    expect(firstLoad()).not.toContain(module);
    const without = firstLoad(pages.filter((page) => page !== WITH_FORMS));
    expect(without.filter((source) => textOf(source).includes(word))).toEqual([]);
  });

for (const { service, module, word } of LATER)
  test(`${service} is a chunk of its own`, () => {
    expect(manifest[module]).toMatchObject({ isDynamicEntry: true });
    const own = [module, ...(manifest[module]?.imports ?? [])];
    expect(own.filter((source) => textOf(source).includes(word))).not.toEqual([]);
  });

/** Forms of one's own data bring React Aria along. */
const WITH_FORMS = 'src/pages/Personal.tsx';
/** A class of React Aria's, and the title of a dialog. */
const OF_DIALOGS = ['react-aria-Modal', MODAL_TITLES.city];

test('the first load of a page without a form of one’s own data holds nothing of dialogs', () => {
  for (const word of OF_DIALOGS) {
    const without = firstLoad(pages.filter((page) => page !== WITH_FORMS));
    expect(without.filter((source) => textOf(source).includes(word))).toEqual([]);
    expect(firstLoad([WITH_FORMS]).filter((source) => textOf(source).includes(word))).not.toEqual([]);
  }
});
