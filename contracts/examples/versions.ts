import { STORED } from '../alternatives/outcomes.ts';
import { given } from '../states.ts';
import type { Examples } from './example.ts';

export const versionExamples = {
  catalog: {
    operation: 'versions.catalog',
    description: 'a request for the version of the catalog',
    status: 200,
    answer: 7,
  },
  catalogAsText: {
    operation: 'versions.catalog',
    description: 'a request for the version of the catalog, answered as plain text',
    given: [given('versions are plain text', {})],
    status: 200,
    plainAnswer: '7',
  },
  settings: {
    operation: 'versions.settings',
    description: 'a request for the version of the settings at start',
    status: 200,
    answer: '3',
  },
  settingsPolled: {
    operation: 'versions.settingsPolled',
    description: 'a request for the polled version of the settings',
    status: 200,
    answer: '3',
  },
  store: {
    operation: 'versions.store',
    description: 'a request for the version of the store',
    status: 200,
    otherwise: STORED,
    answer: '2',
  },
  emptyStore: {
    operation: 'versions.store',
    description: 'a request for the version of the store, which is empty',
    given: [given('the version of the store is empty', {})],
    status: 200,
  },
  mobileApp: {
    operation: 'versions.mobileApp',
    description: 'a request for the version of the native app',
    status: 200,
    answer: '1',
  },
} satisfies Examples;
