import { describe, expect, test } from 'vitest';
import { openVersion, savedVersion, saveVersion } from './storeVersion.ts';
import { memoryStorage } from '../../../tests/app/shop.ts';

const NOW = 1_000_000;

describe('the version of the saved state', () => {
  test('is the one that was saved, with the moment of the reload', () => {
    const storage = memoryStorage();
    saveVersion(storage, { version: '2026.3', reloadedAt: NOW });
    expect(savedVersion(storage)).toEqual({ version: '2026.3', reloadedAt: NOW });
    expect(storage.keys()).toEqual(['shop:version']);
  });

  test.each(['7', ' 7 ', '2026.3'])('is read from the bare form %j of an older client', (text) => {
    expect(savedVersion(memoryStorage({ 'shop:version': text }))).toEqual({
      version: text.trim(),
      reloadedAt: null,
    });
  });

  test.each([
    '',
    'oops',
    '{',
    '{"version":7}',
    '{"version":"<b>","reloadedAt":null}',
    '{"version":"1"}',
    '[]',
  ])('is unknown where storage holds %j', (text) => {
    expect(savedVersion(memoryStorage({ 'shop:version': text }))).toBeNull();
  });
});

describe('a start', () => {
  test('with a known version keeps it', () => {
    const storage = memoryStorage({ 'shop:version': '{"version":"3","reloadedAt":5}' });
    expect(openVersion(storage, '7', NOW)).toEqual({ version: '3', reloadedAt: 5 });
  });

  test.each([
    ['7', '7'],
    [null, '1'],
    ['нет', '1'],
  ])('without one takes that of the settings, %j, and keeps it; no reload was made yet', (named, version) => {
    const storage = memoryStorage();
    expect(openVersion(storage, named, NOW)).toEqual({ version, reloadedAt: null });
    expect(openVersion(storage, '9', NOW + 1)).toEqual({ version, reloadedAt: null });
  });

  test.each([
    ['a first visit', {}, '7'],
    ['a later one', { 'shop:version': '{"version":"3","reloadedAt":5}' }, '3'],
  ])('of %s counts as reloaded just now where storage would not keep that it was', (_what, held, version) => {
    const full = { ...memoryStorage(held), write: () => undefined };
    expect(openVersion(full, '7', NOW)).toEqual({ version, reloadedAt: NOW });
  });
});
