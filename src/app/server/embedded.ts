import type { IncomingMessage, Server } from 'node:http';
import type { Drawing } from '../../../mocks/images/drawing.ts';
import type { Backend } from './api.ts';
import type { ServerConfig } from './config.ts';

/** The demo back end inside this process. */
export interface EmbeddedBackend extends Backend {
  /** The addresses of its operations, with `:name` for what varies. */
  readonly paths: readonly string[];
  /** What a person needs to know to try it, a line each. `url`: where the shop is open. */
  readonly hints: (url: string) => readonly string[];
  /** Whether a request asks for the live connection. */
  readonly isLive: (request: IncomingMessage) => boolean;
  /** Serves the live connection under /ws of the shop's own server. */
  readonly attach: (server: Server) => void;
  /** Ends the live connections, with a word to each; calls are still answered. */
  readonly hangUp: () => void;
  /** Ends its timers: nothing that takes its time is answered any more. */
  readonly close: () => void;
}

/** The library that draws comes with the first picture: a start need not wait for it. */
const image = async (drawing: Drawing, request: Request): Promise<Response> => {
  const { drawnPicture } = await import('../../../mocks/backend/images.ts');
  return drawnPicture(drawing, request);
};

/** The embedded back end, or null where the configuration names a real one: then nothing of the mocks is loaded. */
export const loadEmbeddedBackend = async (config: ServerConfig): Promise<EmbeddedBackend | null> => {
  if (!config.hasEmbeddedBackend) return null;
  const [{ createBackend }, { demoHints }, { attachLive, isLive }, { operations }] = await Promise.all([
    import('../../../mocks/backend/backend.ts'),
    import('../../../mocks/backend/hints.ts'),
    import('../../../mocks/backend/liveServer.ts'),
    import('../../../contracts/operations.ts'),
  ]);
  const { kitchenStepMs, demoDishes } = config;
  const { siteUrl } = config.page;
  const shop = { origins: siteUrl === null ? [] : [siteUrl], isOwnMachineWelcome: false };
  const backend = createBackend({
    image,
    shop,
    ...(kitchenStepMs !== null && { kitchenStepMs }),
    ...(demoDishes !== null && { dishes: demoDishes }),
  });
  let closeLive = (): void => undefined;
  return {
    fetch: (request) => backend.fetch(request),
    paths: operations.map(({ route }) => route.path),
    hints: (url) => demoHints(url, Date.now()),
    isLive,
    attach: (server) => {
      closeLive = attachLive(server, backend, shop);
    },
    hangUp: () => closeLive(),
    close: () => backend.stop(),
  };
};
