import { setupWorker } from 'msw/browser';
import type { Backend } from '../backend/options.ts';
import { backendHandlers } from './handlers.ts';

/** For the workbench in a browser: `start()` registers the worker script under /mockServiceWorker.js. */
export const backendWorker = (backend: Backend): ReturnType<typeof setupWorker> =>
  setupWorker(...backendHandlers(backend));
