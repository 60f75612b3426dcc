import { EventEmitter, once } from 'node:events';
import type { CDPSession, Request } from '@playwright/test';

/** Milliseconds of real time in which a page that has asked something gets its answer, on a busy machine too. */
const CALM_MS = 15_000;
const COUNTED = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR']);

/** What a page has asked and is waiting for. */
export interface Traffic {
  /** Of what the fault leaves without an answer: nobody waits for it. */
  readonly end: (request: Request) => void;
  /** Nothing is on its way any more. */
  readonly calm: () => Promise<void>;
}

/**
 * Listens to the browser itself: Playwright tells of a request only once it has been held for a route, and a page's clock that
 * runs on meanwhile would have it time out.
 */
export async function watchTraffic(cdp: CDPSession): Promise<Traffic> {
  const open = new Map<string, string>();
  /** Its route may be met before the browser tells of it. */
  const endedEarly: string[] = [];
  const traffic = new EventEmitter();
  const ended = (id: string): void => {
    open.delete(id);
    if (open.size === 0) traffic.emit('calm');
  };
  await cdp.send('Network.enable');
  let opened = '';
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, loaderId }) => {
    if (type === 'Document') {
      opened = loaderId;
      open.clear();
      endedEarly.length = 0;
    }
    // What the page before has asked is nobody's any more, and what it still asks while it goes never ends.
    if (!type || !COUNTED.has(type) || loaderId !== opened) return;
    const asked = `${request.method} ${request.url}`;
    const early = endedEarly.indexOf(asked);
    if (early === -1) open.set(requestId, asked);
    else endedEarly.splice(early, 1);
  });
  cdp.on('Network.loadingFinished', ({ requestId }) => ended(requestId));
  cdp.on('Network.loadingFailed', ({ requestId }) => ended(requestId));
  return {
    end: (request) => {
      const asked = `${request.method()} ${request.url()}`;
      for (const [id, what] of open) if (what === asked) return ended(id);
      endedEarly.push(asked);
    },
    calm: async () => {
      if (open.size === 0) return;
      // What has had no answer by then is waited for once.
      await once(traffic, 'calm', { signal: AbortSignal.timeout(CALM_MS) }).catch(() => open.clear());
    },
  };
}
