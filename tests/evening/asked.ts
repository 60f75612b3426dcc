import type { CDPSession } from '@playwright/test';
import { type Kind, KINDS, kindOf } from './asks.ts';
import { byKey } from './byKey.ts';

/** Requests of one kind, and what came of them over the wire. */
export interface Asked {
  readonly count: number;
  /** Bytes, packed, with headers; 0 of what the browser had. */
  readonly bytes: number;
}
export type AskedByKind = Readonly<Record<Kind, Asked>>;

export interface AskedWatch {
  /** What was asked since it was taken last. */
  readonly take: () => AskedByKind;
  readonly underWay: () => number;
}

/** Counts what a page asks of the network, by kind. */
export async function watchAsked(cdp: CDPSession): Promise<AskedWatch> {
  const kinds = new Map<string, Kind>();
  const cached = new Set<string>();
  let counts = new Map<Kind, Asked>();
  const underWay = new Set<string>();
  const add = (kind: Kind, count: number, bytes: number): void => {
    const before = counts.get(kind) ?? { count: 0, bytes: 0 };
    counts.set(kind, { count: before.count + count, bytes: before.bytes + bytes });
  };
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const kind = kindOf(request.method, new URL(request.url));
    if (!kind) return;
    kinds.set(requestId, kind);
    underWay.add(requestId);
  });
  cdp.on('Network.webSocketCreated', () => add('sockets', 1, 0));
  cdp.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) cached.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    underWay.delete(requestId);
    if (kind && !cached.has(requestId)) add(kind, 1, encodedDataLength);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => void underWay.delete(requestId));
  return {
    underWay: () => underWay.size,
    take: () => {
      const taken = counts;
      counts = new Map();
      return byKey(KINDS, (kind) => taken.get(kind) ?? { count: 0, bytes: 0 });
    },
  };
}
