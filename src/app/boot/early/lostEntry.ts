/** A server that had no answer is asked again after this, in ms. */
const AGAIN_MS = 5_000;

/** What of the browser is needed to find out that lost code is to be had. */
export interface Asking {
  readonly fetch: (
    address: string,
    asked: { readonly cache: 'no-store' },
  ) => Promise<Pick<Response, 'status'>>;
  readonly setInterval: (ask: () => void, milliseconds: number) => unknown;
  readonly addEventListener: (type: 'online', listen: () => void) => void;
  readonly performance: {
    readonly getEntriesByType: (
      type: 'navigation',
    ) => readonly { readonly name: string; readonly type?: string }[];
  };
}

/**
 * The shop's code was lost on the way: nothing but a new load brings the page to life, for many browsers keep such a code as lost. It
 * is loaded anew when the connection is back, and once where the server has an answer again, be it that it has another build: what
 * a browser cannot run is lost for good.
 */
export function loadWhenBack(address: string, page: Asking, load: () => void): void {
  page.addEventListener('online', load);
  const ask = (): void =>
    // The browser may hold this file of several: whether the server is there, it alone tells.
    void page.fetch(address, { cache: 'no-store' }).then(
      ({ status }) => status < 500 && load(),
      () => null,
    );
  const isReloaded = page.performance.getEntriesByType('navigation').some(({ type }) => type === 'reload');
  if (!isReloaded) page.setInterval(ask, AGAIN_MS);
}
