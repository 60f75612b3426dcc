import type { DataSource } from './data.ts';
import { type HeaderTable, NO_STORE } from './headers.ts';
import { within } from './within.ts';

export const HEALTH_PATH = '/healthz';

export interface HealthOptions {
  readonly data: Pick<DataSource, 'read'>;
  /** Names the build in use. */
  readonly build: string;
  readonly headers: HeaderTable;
  readonly now?: () => number;
}

/** Whoever asks (a load balancer, a container engine) gives up after a few seconds, and takes silence for a failure. */
const PATIENCE_MS = 1_000;
const RETRY_S = 5;

/**
 * Whether this process can show the menu: 200 once it has data, whatever has become of the API since, for pages are
 * rendered from the last good answers; 503 while there is none. Asking also tries to load it.
 */
export const createHealth = ({ data, build, headers, now = Date.now }: HealthOptions) => {
  const startedAt = now();
  return async (): Promise<Response> => {
    const ok = (await within(data.read(null), PATIENCE_MS)) !== null;
    const body = {
      ok,
      data: ok ? 'warm' : 'none',
      uptime: Math.floor((now() - startedAt) / 1_000),
      build,
    };
    return Response.json(body, {
      status: ok ? 200 : 503,
      headers: { ...headers, 'cache-control': NO_STORE, ...(!ok && { 'retry-after': String(RETRY_S) }) },
    });
  };
};
