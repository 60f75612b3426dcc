import type { CDPSession, Page } from '@playwright/test';

/** What a page holds, after its garbage was collected. */
export interface Held {
  /** Bytes of JavaScript's heap. */
  readonly heap: number;
  /** Nodes that are in no document and that something keeps. */
  readonly detached: number;
  readonly listeners: number;
  /** `setTimeout` and `setInterval` that wait. */
  readonly timers: number;
  /** Open subscriptions of RxJS. */
  readonly subscriptions: number;
  readonly sockets: number;
}

/** Window of a page whose timers are counted. */
interface Counted {
  readonly timersThatWait?: ReadonlySet<unknown>;
}

/** Counts the timers that wait; before the page's own scripts, and after whatever puts a clock of its own in their place. */
export const countTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const waiting = new Set<unknown>();
    Object.assign(window, { timersThatWait: waiting });
    const real = {
      later: window.setTimeout.bind(window),
      often: window.setInterval.bind(window),
      stop: window.clearTimeout.bind(window),
    };
    const setLater = (act: (...given: unknown[]) => void, ms?: number, ...given: unknown[]): number => {
      const id = real.later(() => {
        waiting.delete(id);
        act(...given);
      }, ms);
      waiting.add(id);
      return id;
    };
    const setOften = (act: () => void, ms?: number): number => {
      const id = real.often(act, ms);
      waiting.add(id);
      return id;
    };
    // The browser keeps both kinds in one list.
    const clear = (id: number | undefined): void => {
      waiting.delete(id);
      real.stop(id);
    };
    Object.assign(window, {
      setTimeout: setLater,
      setInterval: setOften,
      clearTimeout: clear,
      clearInterval: clear,
    });
  });

/** Sockets of a page that are open, as long as it lives. */
export function countSockets(page: Page): () => number {
  let open = 0;
  page.on('websocket', (socket) => {
    open += 1;
    socket.on('close', () => {
      open -= 1;
    });
  });
  return () => open;
}

/** Roots of trees that no document has. The domain is off again at once: it holds on to what it has seen. */
const detachedNodes = async (cdp: CDPSession): Promise<number> => {
  await cdp.send('DOM.enable');
  const { detachedNodes: found } = await cdp.send('DOM.getDetachedDomNodes');
  await cdp.send('DOM.disable');
  return found.reduce((sum, { retainedNodeIds }) => sum + retainedNodeIds.length, 0);
};

/** Of all objects the ones that have what only a subscription of RxJS has, and that are not closed. */
const openSubscriptions = async (cdp: CDPSession): Promise<number> => {
  const { result: root } = await cdp.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await cdp.send('Runtime.queryObjects', {
    prototypeObjectId: root.objectId ?? '',
    objectGroup: 'gauge',
  });
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    returnByValue: true,
    functionDeclaration: `function () {
      let open = 0;
      for (const object of this)
        if (Object.hasOwn(object, '_finalizers') && Object.hasOwn(object, 'closed') && object.closed === false) open += 1;
      return open;
    }`,
  });
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup: 'gauge' });
  return Number(result.value);
};

/** Says what the page holds now. Nothing may be under way in it. */
export async function heldBy(page: Page, cdp: CDPSession, sockets: () => number): Promise<Held> {
  const subscriptions = await openSubscriptions(cdp);
  const detached = await detachedNodes(cdp);
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  const timers = await page.evaluate(() => (window as Counted).timersThatWait?.size ?? Number.NaN);
  return {
    heap: metric('JSHeapUsedSize'),
    listeners: metric('JSEventListeners'),
    detached,
    timers,
    subscriptions,
    sockets: sockets(),
  };
}

/** As one line of a report. */
export const heldWords = ({ heap, detached, listeners, timers, subscriptions, sockets }: Held): string =>
  `${(heap / 1_048_576).toFixed(2)} MiB, ${detached} detached, ${listeners} listeners, ${timers} timers, ${subscriptions} subscriptions, ${sockets} sockets`;
