import { getResponse, RequestHandler } from 'msw';
import { producedOver } from '../../contracts/verify/produce.ts';
import { createFakeClock } from '../backend/bench.ts';
import type { Backend } from '../backend/options.ts';
import { LIVE_PATH } from '../backend/liveServer.ts';
import { serveBackend } from '../backend/serve.ts';
import { backendHandlers } from '../msw/handlers.ts';
import { answerMessage } from './messages.ts';
import type { Setters } from './setters.ts';
import { KITCHEN_STEP_MS, contextOf } from './context.ts';
import { answerState, settersOf, stateSetterOf } from './states.ts';

const STATES_PATH = '/_pact/states';
const MESSAGES_PATH = '/_pact/messages';

/** A provider that a verifier can bring into every state of the contract. */
export interface ServedProvider {
  readonly url: string;
  readonly statesUrl: string;
  /** The live connection itself, and the endpoint that answers its messages over HTTP. */
  readonly liveUrl: string;
  readonly messagesUrl: string;
  readonly close: () => Promise<void>;
}

type Answer = (request: Request, backend: Backend) => Promise<Response>;

/** The demo back end itself. */
const fromBackend: Answer = (request, backend) => backend.fetch(request);

/** The handlers by which stories and tests intercept the network; what they let pass is a 501. */
const fromHandlers: Answer = async (request, backend) => {
  const handlers = backendHandlers(backend).filter((handler) => handler instanceof RequestHandler);
  return (await getResponse(handlers, request)) ?? new Response(null, { status: 501 });
};

export interface ProviderOptions {
  readonly port?: number;
  /** Who answers the calls of the API. */
  readonly by?: 'backend' | 'handlers';
  /** Lets a test take a state away or change how it is set. */
  readonly changeSetters?: (setters: Setters) => Partial<Setters>;
  /** Lets a test say that a state is not applicable, and why. */
  readonly changeState?: (name: string) => string | null;
  /** Lets a test break what the API answers. */
  readonly changeAnswer?: (response: Response, request: Request) => Response | Promise<Response>;
  /** Lets a test have the API overlook part of a call. */
  readonly changeRequest?: (request: Request) => Request;
}

/** Serves the reference provider; orders go from status to status only as states ask for it. */
export async function serveProvider(options: ProviderOptions = {}): Promise<ServedProvider> {
  const { port = 0, by = 'backend', changeSetters = (same) => same, changeState = () => null } = options;
  const { changeAnswer = (same) => same, changeRequest = (same) => same } = options;
  const clock = createFakeClock();
  const answerApi = by === 'backend' ? fromBackend : fromHandlers;
  const { now, schedule } = clock;
  const served = await serveBackend({
    port,
    now,
    schedule,
    kitchenStepMs: KITCHEN_STEP_MS,
    answerBy: (backend) => {
      const context = contextOf(backend, clock);
      const setState = stateSetterOf(changeSetters(settersOf(context)));
      return async (request) => {
        const { pathname, host } = new URL(request.url);
        if (pathname === STATES_PATH) return answerState(request, context, setState, changeState);
        if (pathname === MESSAGES_PATH)
          return answerMessage(request, context, producedOver(`ws://${host}${LIVE_PATH}`, setState));
        return changeAnswer(await answerApi(changeRequest(request), backend), request);
      };
    },
  });
  return {
    ...served,
    statesUrl: `${served.url}${STATES_PATH}`,
    messagesUrl: `${served.url}${MESSAGES_PATH}`,
    liveUrl: `${served.url.replace('http', 'ws')}${LIVE_PATH}`,
  };
}
