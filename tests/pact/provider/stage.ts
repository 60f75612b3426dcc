import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { getResponse, RequestHandler } from 'msw';
import type { OperationName } from '../../../contracts/operations.ts';
import { createBackend } from '../../../mocks/backend/backend.ts';
import type { Backend } from '../../../mocks/backend/options.ts';
import { serveBackend } from '../../../mocks/backend/serve.ts';
import {
  createFakeClock,
  readAnswer,
  requestOf,
  type Answered,
  type CallOptions,
  type FakeClock,
} from '../../../mocks/backend/testBench.ts';
import { backendHandlers } from '../../../mocks/msw/handlers.ts';

/** How long an order stays in one status, by the stage's own clock. */
export const KITCHEN_STEP_MS = 1_000;

/** A demo back end with an address, and the switches by which states are brought about. */
export interface Stage {
  readonly url: string;
  readonly backend: Backend;
  readonly clock: FakeClock;
  /** A call past the network; its answer is checked against the contract. */
  readonly call: (name: OperationName, options?: CallOptions) => Promise<Answered>;
  readonly close: () => Promise<void>;
}

const callOf =
  (backend: Backend): Stage['call'] =>
  async (name, options) =>
    readAnswer(name, await backend.fetch(requestOf(name, options)));

/** The demo back end as a developer starts it. */
export const demoStage = async (): Promise<Stage> => {
  const clock = createFakeClock();
  const { now, schedule } = clock;
  const served = await serveBackend({ port: 0, now, schedule, kitchenStepMs: KITCHEN_STEP_MS });
  return { ...served, clock, call: callOf(served.backend) };
};

/** The handlers that stories and tests intercept the network with, behind a server. */
export const interceptorStage = async (): Promise<Stage> => {
  const clock = createFakeClock();
  const backend = createBackend({ ...clock, kitchenStepMs: KITCHEN_STEP_MS, pictures: 'absolute' });
  const handlers = backendHandlers(backend).filter((handler) => handler instanceof RequestHandler);
  const listener = getRequestListener(
    async (request) => (await getResponse(handlers, request)) ?? new Response(null, { status: 501 }),
    { overrideGlobalObjects: false },
  );
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://localhost:${address.port}`,
    backend,
    clock,
    call: callOf(backend),
    close: async () => {
      backend.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
};
