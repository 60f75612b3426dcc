import { setupServer } from 'msw/node';
import type { Backend } from '../backend/options.ts';
import { backendHandlers } from './handlers.ts';

/** For tests in Node: `listen()` before, `close()` after. */
export const backendServer = (backend: Backend): ReturnType<typeof setupServer> =>
  setupServer(...backendHandlers(backend));
