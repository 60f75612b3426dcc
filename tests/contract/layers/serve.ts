import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { serveProvider, type ServedProvider } from '../../../mocks/provider/serve.ts';
import type { Call, Layer, MakeLayer } from './layer.ts';
import { joinLive } from './liveSockets.ts';
import { callOf, json, responseOf, send, stateCallOf } from './wire.ts';

const STATES_PATH = '/_pact/states';

/** A service whose layer can be exchanged while it runs. */
export interface ServedLayers {
  readonly url: string;
  readonly statesUrl: string;
  readonly liveUrl: string;
  /** Puts a new layer around the service, which forgets everything. */
  readonly wear: (make: MakeLayer) => Promise<void>;
  /** Puts a new layer around the service, which forgets nothing. */
  readonly change: (make: MakeLayer) => void;
  /** What has gone wrong in the layer itself since it was put on. */
  readonly faults: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** Another verifier asks for the path of states with a slash or a query behind it. */
const isStates = (call: Call): boolean => call.path.replace(/\/$/, '') === STATES_PATH;

const stateAnswer = (inner: ServedProvider, layer: Layer, call: Call): Promise<Response> => {
  const next = (asked: object) => send(inner.url, { ...call, body: asked });
  const api = (other: Call) => send(inner.url, other);
  const asked = stateCallOf(call.body);
  const answer = layer.state?.(asked, next, api) ?? next(asked);
  return answer.then(responseOf);
};

/** Serves the demo's reference provider behind a layer, on a port of its own. */
export async function serveLayers(): Promise<ServedLayers> {
  const inner = await serveProvider();
  let layer: Layer = {};
  let faults: string[] = [];
  const answer = async (request: Request): Promise<Response> => {
    const call = await callOf(request);
    if (isStates(call)) return stateAnswer(inner, layer, call);
    const next = (changed: Call) => send(inner.url, changed);
    return responseOf(await (layer.call?.(call, next) ?? next(call)));
  };
  const listener = getRequestListener(
    (request) =>
      answer(request).catch((error: unknown) => {
        faults.push(`${request.method} ${request.url}: ${String(error)}`);
        return responseOf(json(500, { message: String(error) }));
      }),
    { overrideGlobalObjects: false },
  );
  const server = createServer((request, response) => void listener(request, response));
  const closeLive = joinLive(server, inner.liveUrl, () => layer);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  return {
    url,
    statesUrl: `${url}${STATES_PATH}`,
    liveUrl: `ws://localhost:${port}/ws`,
    wear: async (make) => {
      layer = make();
      faults = [];
      const forget = { state: '', params: {}, action: 'teardown' };
      await fetch(inner.statesUrl, { method: 'POST', body: JSON.stringify(forget) });
    },
    change: (make) => {
      layer = make();
    },
    faults: () => faults,
    close: async () => {
      closeLive();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await inner.close();
    },
  };
}
