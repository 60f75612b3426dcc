import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { complaintAbout, folderOf, majorOf, storiesWithBaseline, storyOf } from './baselines.ts';

describe('baselines', () => {
  test.each([
    ['Chromium 148.0.7790.2 built on Debian GNU/Linux 13', '148'],
    ['Google Chrome 153.0.1.2', '153'],
    ['a browser', null],
  ])('%s has the major version %s', (version, major) => {
    expect(majorOf(version)).toBe(major);
  });

  test('each major has a folder of its own', () => {
    expect(folderOf('148')).not.toBe(folderOf('149'));
  });

  test('the story is in the name of its baseline', () => {
    expect(storyOf('50-screens-cart--empty.390.webp')).toBe('50-screens-cart--empty');
    expect(storyOf('20-components-price--plain.aria.yml')).toBe('20-components-price--plain');
  });

  test('a browser without baselines is told in one line, unless they are about to be made', () => {
    expect(complaintAbout('1', false)).toMatch(/^There are no baselines for Chromium 1 .* --update$/);
    expect(complaintAbout('1', true)).toBeNull();
  });
});

describe('the stories that have a baseline', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baselines-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are read off the files below the folder, each once', () => {
    mkdirSync(join(folder, 'chromium'));
    for (const name of ['30-modals-city--first-visit.390.webp', '30-modals-city--first-visit.1280.webp'])
      writeFileSync(join(folder, 'chromium', name), '');
    writeFileSync(join(folder, '50-screens-cart--empty.aria.yml'), '');
    writeFileSync(join(folder, 'README.md'), '');
    expect(storiesWithBaseline(folder)?.toSorted()).toEqual([
      '30-modals-city--first-visit',
      '50-screens-cart--empty',
    ]);
  });

  test('are not known where the folder is not there', () => {
    expect(storiesWithBaseline(join(folder, 'nowhere'))).toBeNull();
  });
});
