import type { ServerConfig } from './config.ts';
import { within } from './within.ts';

/** A back end that answers in this process, without a network. */
export interface Backend {
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

/** One GET of the API for a city; the answer's text as it came. Rejects on anything but 2xx within the time limit. */
export type ReadApi = (path: string, citySlug: string) => Promise<string>;

const TIME_LIMIT_MS = 5_000;

/** Header values are ASCII: another slug is percent-encoded (assumptions, section 6, "city of a page"). */
const cityHeader = (citySlug: string): Record<string, string> =>
  citySlug === '' ? {} : { 'x-city': encodeURIComponent(citySlug) };

const requestOf = (url: string, citySlug: string, signal: AbortSignal): Request =>
  new Request(url, { headers: { accept: 'application/json', ...cityHeader(citySlug) }, signal });

/** Reads the API at API_URL, or straight from the embedded back end. No header of a customer ever goes along. */
export const createReadApi = (config: ServerConfig, backend: Backend | null): ReadApi => {
  const base = config.hasEmbeddedBackend ? `http://localhost:${config.port}` : config.page.apiUrl;
  const send = backend?.fetch ?? ((request: Request) => fetch(request));
  const read = async (path: string, citySlug: string, signal: AbortSignal): Promise<string> => {
    const response = await send(requestOf(`${base}/api/v1${path}`, citySlug, signal));
    if (response.ok) return response.text();
    throw new Error(`GET ${path} answered ${response.status}`);
  };
  return async (path, citySlug) => {
    const abortion = new AbortController();
    // Node may lose the signal of a request that nobody holds: whoever waits is let go by the clock, not by the signal.
    const text = await within(read(path, citySlug, abortion.signal), TIME_LIMIT_MS);
    if (text !== null) return text;
    abortion.abort();
    throw new Error(`GET ${path} was not answered within ${TIME_LIMIT_MS / 1_000} s`);
  };
};
