import { expect, it } from 'vitest';
import { versionExamples } from '../../../contracts/examples/versions.ts';
import { exchange } from '../exchange.ts';

it('reads the version of the catalog from a JSON number', async () => {
  const version = await exchange(versionExamples.catalog, ({ api }) => api.version('catalog'));
  expect(version).toBe('7');
});

it('reads the version of the catalog from plain text', async () => {
  const version = await exchange(versionExamples.catalogAsText, ({ api }) => api.version('catalog'));
  expect(version).toBe('7');
});

it('reads the version of the settings at start', async () => {
  const version = await exchange(versionExamples.settings, ({ api }) => api.version('settingsAtStart'));
  expect(version).toBe('3');
});

it('reads the polled version of the settings from a JSON text like from a number', async () => {
  const version = await exchange(versionExamples.settingsPolled, ({ api }) => api.version('settings'));
  expect(version).toBe('3');
});

it('reads the version of the store', async () => {
  const version = await exchange(versionExamples.store, ({ api }) => api.version('store'));
  expect(version).toBe('2');
});

it('reads an empty version of the store as 1', async () => {
  const version = await exchange(versionExamples.emptyStore, ({ api }) => api.version('store'));
  expect(version).toBe('1');
});

it('plays no example twice', async () => {
  const again = exchange(versionExamples.catalog, ({ api }) => api.version('catalog'));
  await expect(again).rejects.toThrow('Played twice: a request for the version of the catalog');
});

it('reads the version of the native app', async () => {
  const version = await exchange(versionExamples.mobileApp, ({ api }) => api.version('app'));
  expect(version).toBe('1');
});
