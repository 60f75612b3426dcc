import { describe, expect, test } from 'vitest';
import { complaintAbout, folderOf, majorOf, storyOf } from './baselines.ts';

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
    expect(storyOf('50-screens-cart--empty.390.png')).toBe('50-screens-cart--empty');
    expect(storyOf('20-components-price--plain.aria.yml')).toBe('20-components-price--plain');
  });

  test('a browser without baselines is told in one line, unless they are about to be made', () => {
    expect(complaintAbout('1', false)).toMatch(/^There are no baselines for Chromium 1 .* --update$/);
    expect(complaintAbout('1', true)).toBeNull();
  });
});
