import { expect, it } from 'vitest';
import { MatchersV3 } from '@pact-foundation/pact';
import { contract } from '../../../contracts/router.ts';
import { exchange } from '../exchange.ts';
import { wireCount } from '../matchers.ts';
import { given } from '../../../contracts/states.ts';

const { integer } = MatchersV3;

it('reads the version of the catalog from a JSON number', async () => {
  const version = await exchange(
    {
      operation: 'versions.catalog',
      description: 'a request for the version of the catalog',
      status: 200,
      answer: integer(7),
    },
    ({ api }) => api.version('catalog'),
  );
  expect(version).toBe('7');
});

it('reads the version of the catalog from plain text', async () => {
  const version = await exchange(
    {
      operation: 'versions.catalog',
      description: 'a request for the version of the catalog, answered as plain text',
      given: [given('versions are plain text', {})],
      status: 200,
      plainAnswer: '7',
    },
    ({ api }) => api.version('catalog'),
  );
  expect(version).toBe('7');
});

it('asks for the version of the settings at start', async () => {
  const text = await exchange(
    {
      operation: 'versions.settings',
      description: 'a request for the version of the settings at start',
      status: 200,
      answer: wireCount('3'),
    },
    ({ call }) => call(contract.versions.settings, { parameters: {} }),
  );
  expect(text).toBe('"3"');
});

it('reads the polled version of the settings from a JSON text like from a number', async () => {
  const version = await exchange(
    {
      operation: 'versions.settingsPolled',
      description: 'a request for the polled version of the settings',
      status: 200,
      answer: wireCount('3'),
    },
    ({ api }) => api.version('settings'),
  );
  expect(version).toBe('3');
});

it('reads the version of the store', async () => {
  const version = await exchange(
    {
      operation: 'versions.store',
      description: 'a request for the version of the store',
      status: 200,
      answer: wireCount('2'),
    },
    ({ api }) => api.version('store'),
  );
  expect(version).toBe('2');
});

it('reads an empty version of the store as 1', async () => {
  const version = await exchange(
    {
      operation: 'versions.store',
      description: 'a request for the version of the store, which is empty',
      given: [given('the version of the store is empty', {})],
      status: 200,
    },
    ({ api }) => api.version('store'),
  );
  expect(version).toBe('1');
});

it('reads the version of the native app', async () => {
  const version = await exchange(
    {
      operation: 'versions.mobileApp',
      description: 'a request for the version of the native app',
      status: 200,
      answer: wireCount('1'),
    },
    ({ api }) => api.version('app'),
  );
  expect(version).toBe('1');
});
